import { describe, expect, it } from 'vitest';
import { pageWithoutNames, serviceFacts } from '#console/entities/service/service-facts.ts';

const formats = { moment: () => 'a moment' };
const silent = {
  name: '',
  version: '',
  gitCommitDate: '',
  gitCommitId: '',
  uiGitCommitDate: '',
  uiGitCommitId: '',
  startTime: '',
  uptime: '',
  hostName: '',
  appBaseDomain: '',
  archiveSmtpDomain: '',
};

describe('what the service says of itself', () => {
  it('leaves out what it does not say', () => {
    expect(serviceFacts(undefined, undefined, formats, 'en-US')).toEqual([]);
    expect(serviceFacts(silent, { publicTenantId: '' }, formats, 'en-US')).toEqual([]);
  });

  it('names version, builds and since when it runs', () => {
    const reported = {
      ...silent,
      version: '2.14.0',
      gitCommitId: '4f2a91c',
      gitCommitDate: '2026-11-12T09:30:00Z',
      startTime: 'yesterday or so',
    };
    expect(serviceFacts(reported, { publicTenantId: 't-1' }, formats, 'en-US')).toEqual([
      { key: 'service.version', value: '2.14.0' },
      { key: 'service.build', value: '4f2a91c · a moment' },
      { key: 'service.tenantId', value: 't-1' },
    ]);
  });
});

describe('how long the service runs', () => {
  it.each([
    ['12.03:41:09.5500000', '12 days 3 hr'],
    ['00:41:09', '41 min 9 sec'],
    ['since Monday', 'since Monday'],
  ])('is in words where it is a span: %s', (uptime, words) => {
    expect(serviceFacts({ ...silent, uptime }, undefined, formats, 'en-US')).toEqual([
      { key: 'service.uptime', value: words },
    ]);
  });
});

describe('the page in support details', () => {
  it('has ids, and neither domains nor addresses', () => {
    expect(pageWithoutNames('/home/users/4f2a-91c/roles')).toBe('/home/users/4f2a-91c/roles');
    expect(pageWithoutNames('/home/domains/add/lindenhof.example')).toBe('/home/domains/add/…');
    expect(pageWithoutNames('/home/users/m.sommer%40lund.example/roles')).toBe('/home/users/…/roles');
  });
});
