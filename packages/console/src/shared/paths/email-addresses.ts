const list = '/home/email-addresses';

export const emailAddressesPaths = {
  list: () => list,
  /** The list with this address alone: addresses have no page of their own. */
  found: (address: string) => `${list}?q=${encodeURIComponent(address)}`,
  create: () => `${list}/create-email-address`,
};
