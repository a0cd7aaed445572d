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

/** A domain in the letters that people read: `münchen.example` for `xn--mnchen-3ya.example`. */
export function unicodeOf(domain: string): string {
  return domain
    .split('.')
    .map((label) => (/^xn--/i.test(label) ? (decode(label.slice(4).toLowerCase()) ?? label) : label))
    .join('.');
}

/** Whether a domain is written in two ways. */
export const isInternational = (domain: string): boolean => unicodeOf(domain) !== domain;

/** What a search for a domain asks the service for: it has names in ASCII only. */
export const searchedFor = (typed: string): string => asciiOf(typed) ?? typed.trim();

/** An e-mail address with its domain in the letters that people read. */
export function addressInLetters(address: string): string {
  const domainAt = address.lastIndexOf('@') + 1;
  return domainAt === 0 ? address : address.slice(0, domainAt) + unicodeOf(address.slice(domainAt));
}

/** What a search for an address asks the service for: it has domains in ASCII only. What has no dot may be a name. */
export function addressInAscii(typed: string): string {
  const domainAt = typed.lastIndexOf('@') + 1;
  const domain = typed.slice(domainAt);
  if (/^[ -~]*$/.test(domain) || !domain.includes('.')) return typed;
  return typed.slice(0, domainAt) + (asciiOf(domain) ?? domain);
}

const BASE = 36;
const LEAST = 1;
const MOST = 26;

/** Punycode (RFC 3492), which browsers write but do not read; `undefined` for what is none. */
function decode(encoded: string): string | undefined {
  const split = encoded.lastIndexOf('-');
  const points = Array.from(encoded.slice(0, Math.max(0, split)), (letter) => letter.codePointAt(0) ?? 0);
  let code = 128;
  let bias = 72;
  let index = 0;
  let at = split + 1;
  while (at < encoded.length) {
    const before = index;
    let weight = 1;
    for (let position = BASE; ; position += BASE) {
      const digit = digitOf(encoded.charCodeAt(at));
      at += 1;
      if (digit === undefined) return undefined;
      index += digit * weight;
      const threshold = Math.min(MOST, Math.max(LEAST, position - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = points.length + 1;
    bias = adapted(index - before, length, before === 0);
    code += Math.floor(index / length);
    index %= length;
    if (code > 0x10_ff_ff) return undefined;
    points.splice(index, 0, code);
    index += 1;
  }
  return String.fromCodePoint(...points);
}

function digitOf(code: number): number | undefined {
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 48 && code <= 57 ? code - 22 : undefined;
}

function adapted(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / length);
  let bias = 0;
  while (rest > ((BASE - LEAST) * MOST) / 2) {
    rest = Math.floor(rest / (BASE - LEAST));
    bias += BASE;
  }
  return bias + Math.floor((BASE * rest) / (rest + 38));
}
