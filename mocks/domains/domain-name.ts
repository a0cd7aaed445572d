import { emailFault } from '../email-rule.ts';
import { refuseField } from '../refusal.ts';

const TOTAL = 253;
const LABEL = 63;

/** A domain as the service keeps it: small letters, no dot at the end. Refuses what mail cannot be sent to. */
export function domainNameFrom(text: string): string {
  const name = text.trim().toLowerCase().replace(/\.$/, '');
  const isLong = name.length > TOTAL || name.split('.').some((label) => label.length > LABEL);
  if (isLong || emailFault(`x@${name}`) !== undefined)
    refuseField('domainName', 'This is not a domain name, like example.com.');
  return name;
}
