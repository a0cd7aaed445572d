import { asciiOf } from '#queries/ascii-domain.ts';

/** A domain in the letters that people read: `münchen.example` for `xn--mnchen-3ya.example`. */
export function unicodeOf(domain: string): string {
  return domain
    .split('.')
    .map((label) => (/^xn--/i.test(label) ? (decode(label.slice(4).toLowerCase()) ?? label) : label))
    .join('.');
}

/** Whether a domain is written in two ways. */
export const isInternational = (domain: string): boolean => unicodeOf(domain) !== domain;

/** A text that is searched for, in the way domains are compared. */
const normalizeSearch = (typed: string): string => typed.trim().normalize('NFC').toLowerCase();

/** Whether a search finds a domain, in either way it is written. */
export const isFoundBy = (domain: string, typed: string): boolean =>
  [domain, unicodeOf(domain)].some((name) => name.includes(normalizeSearch(typed)));

/**
 * What a search for a domain asks the service for: it has names in ASCII only. Punycode keeps the ASCII letters of a
 * label together and in order, so a part of a label is searched for by those. It finds other domains of these letters as
 * well: the service has no search that is more exact.
 */
export function searchedFor(typed: string): string {
  const text = normalizeSearch(typed);
  const isPartOfInternational = /[^ -~]/.test(text) && !text.includes('.');
  if (isPartOfInternational) return text.replace(/[^ -~]/g, '') || 'xn--';
  return asciiOf(typed) ?? typed.trim();
}

/** An e-mail address with its domain in the letters that people read. */
export function addressInLetters(address: string): string {
  const domainAt = address.lastIndexOf('@') + 1;
  return domainAt === 0 ? address : address.slice(0, domainAt) + unicodeOf(address.slice(domainAt));
}

const inBothWays = (letters: string, ascii: string): string =>
  letters === ascii ? ascii : `${letters} (${ascii})`;

/** A domain in letters, and behind it as the service has it where that differs. */
export const domainInBothWays = (domain: string): string => inBothWays(unicodeOf(domain), domain);

/** The same of an address: sign-in sends what is typed, and may want it as the service has it. */
export const addressInBothWays = (address: string): string => inBothWays(addressInLetters(address), address);

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
