import { emailFault } from '../email-rule.ts';
import { refuseField } from '../refusal.ts';

const TOTAL = 253;
const LABEL = 63;

/** A domain as the service keeps it: small letters, no dot at the end; `undefined` for what no mail can be sent to. */
export function readDomainName(text: string): string | undefined {
  const name = text.trim().toLowerCase().replace(/\.$/, '');
  const isLong = name.length > TOTAL || name.split('.').some((label) => label.length > LABEL);
  return isLong || emailFault(`x@${name}`) !== undefined ? undefined : name;
}

/** The same, refused by its field. */
export const domainNameFrom = (text: string): string =>
  readDomainName(text) ?? refuseField('domainName', 'This is not a domain name, like example.com.');
