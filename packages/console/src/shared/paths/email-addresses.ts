import { prefixes } from './prefixes.ts';

const list = prefixes.emailAddresses;

export const emailAddressesPaths = {
  list: () => list,
  /** The list of those in a domain. */
  inDomain: (domainName: string) => `${list}?domain=${encodeURIComponent(domainName)}`,
  /** The list with this address alone: addresses have no page of their own. */
  found: (address: string) => `${list}?q=${encodeURIComponent(address)}`,
  /** The list of those without an owner. */
  orphaned: () => `${list}?assigned=orphaned`,
  create: () => `${list}/create-email-address`,
  createMany: () => `${list}/create-many`,
};
