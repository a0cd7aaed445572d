import { describe, expect, it } from 'vitest';
import { ownerPath } from '#console/entities/email-addresses/owner-path.ts';
import { domainIn, domainMatching } from '#console/shared/list/domain-filter.ts';

describe('the page of what an address belongs to', () => {
  it.each([
    ['MailboxAddress', 'm1', '/home/mailboxes/m1/addresses'],
    ['GroupAddress', 'g1', '/home/groups/g1/addresses'],
    ['MailboxAddress', null, undefined],
    ['FolderAddress', 'f1', undefined],
  ])('of a %s of %s is %s', (addressType, ownerId, path) => {
    expect(ownerPath({ addressType, ownerId })).toBe(path);
  });
});

describe('the filter by domain', () => {
  it.each([
    ['demo.example', 'demo.example'],
    ['@Demo.example', 'demo.example'],
    ['jonas@demo.example', 'demo.example'],
  ])('takes %s as %s', (typed, domain) => {
    expect(domainIn(typed)).toBe(domain);
  });

  it('asks for nothing where none is set', () => {
    expect(domainMatching([])).toEqual({});
    expect(domainMatching(['demo.example'])).toEqual({ emailDomain: 'demo.example' });
  });
});
