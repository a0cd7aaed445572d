import { createTrustedDomain, deleteTrustedDomain, getTrustedDomain } from '@archive-console/api-client';
import { domainIdOf } from '@archive-console/mocks';
import type { Provocation, Provoked } from './provocation.ts';

const none = { trustedDomainId: 'none' };

const created =
  (domainName: string): Provocation =>
  ({ client }) =>
    client.call(createTrustedDomain, { domainName });

const deleted =
  (domainName: string): Provocation =>
  ({ client }) =>
    client.call(deleteTrustedDomain, { trustedDomainId: domainIdOf(domainName) });

export const trustedDomainsProvoked: readonly Provoked[] = [
  [getTrustedDomain, { 'TrustedDomain.NotFound': ({ client }) => client.call(getTrustedDomain, none) }],
  [
    createTrustedDomain,
    {
      'TrustedDomain.AlreadyRegistered': created('taken.example'),
      'TrustedDomain.DnsRecordNotFound': created('new.example'),
    },
  ],
  [
    deleteTrustedDomain,
    {
      'TrustedDomain.NotFound': ({ client }) => client.call(deleteTrustedDomain, none),
      'TrustedDomain.ManagedReadonly': deleted('lindenhof.example'),
      'TrustedDomain.DomainHasUsersAssigned': deleted('kanzlei-lund.example'),
    },
  ],
];
