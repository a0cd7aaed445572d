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

/** An address as the service has it: with its domain in ASCII. What has no `@` may be a name, and stays as it is typed. */
export function addressInAscii(typed: string): string {
  const domainAt = typed.lastIndexOf('@') + 1;
  const domain = typed.slice(domainAt);
  if (domainAt === 0 || /^[ -~]*$/.test(domain) || !domain.includes('.')) return typed;
  return typed.slice(0, domainAt) + (asciiOf(domain) ?? domain);
}

/** What a search for addresses asks for: a domain in letters is found without `@` as well, once its end is typed. */
export function searchInAscii(typed: string): string {
  const isDomain = /^\s*[^\s@]+\.[a-z]{2,}\s*$/i.test(typed);
  return isDomain ? addressInAscii(`@${typed}`).slice(1) : addressInAscii(typed);
}
