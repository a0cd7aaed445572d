import { prefixes } from './prefixes.ts';

const list = prefixes.trustedDomains;
const details = (trustedDomainId: string) => `${list}/${encodeURIComponent(trustedDomainId)}`;
const add = `${list}/add-domain`;

export const trustedDomainsPaths = {
  list: () => list,
  add: () => add,
  /** The record of a domain that is not added yet, and whether it is found. */
  verify: (domainName: string) => `${add}/${encodeURIComponent(domainName)}`,
  details,
  edit: (trustedDomainId: string) => `${details(trustedDomainId)}/edit`,
};
