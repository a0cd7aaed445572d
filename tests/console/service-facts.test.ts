import { describe, expect, it } from 'vitest';
import { serviceFacts } from '#console/app/service-facts.ts';

const formats = { date: () => 'a day', time: () => 'a time' };
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
    expect(serviceFacts(undefined, undefined, formats)).toEqual([]);
    expect(serviceFacts(silent, { publicTenantId: '' }, formats)).toEqual([]);
  });

  it('names version, builds and since when it runs', () => {
    const reported = {
      ...silent,
      version: '2.14.0',
      gitCommitId: '4f2a91c',
      gitCommitDate: '2026-11-12T09:30:00Z',
      startTime: 'yesterday or so',
    };
    expect(serviceFacts(reported, { publicTenantId: 't-1' }, formats)).toEqual([
      { key: 'service.version', value: '2.14.0' },
      { key: 'service.build', value: '4f2a91c · a day, a time' },
      { key: 'service.tenantId', value: 't-1' },
    ]);
  });
});
