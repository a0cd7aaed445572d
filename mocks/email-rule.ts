const TOTAL = 254;
const LOCAL = 64;

const bytes = (text: string) => new TextEncoder().encode(text).length;
const LOCAL_PART = /^[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)*$/;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

/** What is wrong with an e-mail address (specification, section 5); `undefined` for a good one. */
export function emailFault(text: string): string | undefined {
  if (/[<>\s]/.test(text)) return 'An address stands alone, without a display name.';
  if (bytes(text) > TOTAL) return `An address has at most ${TOTAL} characters.`;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  const labels = text.slice(at + 1).split('.');
  if (bytes(local) > LOCAL) return `The part before the @ has at most ${LOCAL} characters.`;
  if (at < 1 || !LOCAL_PART.test(local) || !labels.every((label) => LABEL.test(label)))
    return 'This is not an e-mail address.';
  if (labels.length < 2 || !/^\p{L}[\p{L}\p{N}-]+$/u.test(labels.at(-1) ?? ''))
    return 'The part after the @ needs a top-level domain.';
  return undefined;
}

/** A domain in small letters of ASCII, as the DNS has it, however it is written. */
export function inAscii(domain: string): string {
  const name = domain.toLowerCase();
  return /^[ -~]*$/.test(name) || !URL.canParse(`http://${name}`) ? name : new URL(`http://${name}`).hostname;
}

/** The domain behind the @, in ASCII; empty where there is none. */
export function domainOf(text: string): string {
  const at = text.lastIndexOf('@');
  return at < 0 ? '' : inAscii(text.slice(at + 1));
}
