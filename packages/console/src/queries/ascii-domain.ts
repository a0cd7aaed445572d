/** A domain in small letters of ASCII, as the DNS and the service have it; `undefined` for what no browser can read as one. */
export function asciiOf(domain: string): string | undefined {
  const text = domain.trim().replace(/\.$/, '').toLowerCase();
  if (text === '' || /[\s/?#@:\\%[\]]/.test(text)) return undefined;
  // A browser would take numbers for an IP address.
  if (/^[ -~]+$/.test(text)) return text;
  try {
    return new URL(`http://${text}`).hostname;
  } catch {
    return undefined;
  }
}

/**
 * An address as the service has it, with its domain in ASCII: what a search for users or addresses asks for as well. What
 * has no `@` stays as it is typed. It may be the name of a person, a mailbox or a group, all of which are searched:
 * `Jörg.Schmidt` looks like a domain, and the service takes one text, not both. `@münchen.example` finds the domain.
 */
export function addressInAscii(typed: string): string {
  const domainAt = typed.lastIndexOf('@') + 1;
  const domain = typed.slice(domainAt);
  if (domainAt === 0 || /^[ -~]*$/.test(domain) || !domain.includes('.')) return typed;
  return typed.slice(0, domainAt) + (asciiOf(domain) ?? domain);
}
