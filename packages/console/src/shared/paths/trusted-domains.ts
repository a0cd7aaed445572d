import { prefixes } from './prefixes.ts';

/** The one tab of a domain; a second one would be named in its address. */
export const domainTabs = ['overview'] as const;
export type DomainTab = (typeof domainTabs)[number];

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
