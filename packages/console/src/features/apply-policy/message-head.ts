/** What a policy compares, as a message says it. */
export interface MessageFacts {
  /** The address alone; empty where none is given. */
  sender: string;
  recipients: readonly string[];
  subject: string;
  /** Bytes; `null` where it is not known. */
  size: number | null;
}

/** The head of a message is far shorter, even with a hundred recipients. */
const MOST_BYTES = 1_000_000;

/** Reads a message that was saved as a file; `undefined` where it is none. */
export async function messageInFile(file: Blob): Promise<MessageFacts | undefined> {
  const bytes = new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer());
  const facts = factsOf(textOf(bytes.subarray(0, endOfHead(bytes))));
  return facts && { ...facts, size: file.size };
}

/** Reads the source of a message as it was pasted; without its content, its size is not known. */
export function messageInText(text: string): MessageFacts | undefined {
  const source = text.trimStart();
  const [head = '', ...content] = source.split(/\r?\n\r?\n/);
  const facts = factsOf(head);
  const isWhole = content.some((part) => part.trim() !== '');
  return facts && { ...facts, size: isWhole ? new TextEncoder().encode(source).length : null };
}

/** The addresses in a list of them, with or without names: commas, semicolons and lines divide it. */
export function addressesIn(text: string): string[] {
  return partsOf(text)
    .map((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part.replace(/^[^"@]*:/, ''))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Divides where no quotation marks or brackets are open, and leaves comments out. */
function partsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  let isQuoted = false;
  let isEscaped = false;
  let isInBrackets = false;
  for (const sign of text) {
    const last = parts.length - 1;
    const isPlain = !isQuoted && !isEscaped;
    const isComment = depth > 0;
    if (isPlain && sign === '(') depth += 1;
    if (sign === '"' && !isEscaped && !isComment) isQuoted = !isQuoted;
    if (isPlain && !isComment && sign === '<') isInBrackets = true;
    if (isPlain && !isComment && sign === '>') isInBrackets = false;
    const divides = isPlain && !isComment && !isInBrackets && /[,;\n]/.test(sign);
    if (divides) parts.push('');
    else if (depth === 0) parts[last] += sign;
    if (isPlain && sign === ')' && isComment) depth -= 1;
    isEscaped = !isEscaped && sign === '\\';
  }
  return parts;
}

function factsOf(head: string): Omit<MessageFacts, 'size'> | undefined {
  const fields = head
    .trimEnd()
    .replaceAll(/\r?\n(?=[ \t])/g, '')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name, value] = /^([!-9;-~]+)[ \t]*:(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [{ name: name.toLowerCase(), value }];
    });
  const valuesOf = (...names: string[]) =>
    names.flatMap((name) => fields.filter((field) => field.name === name).map(({ value }) => value));
  const [from] = valuesOf('from');
  const to = valuesOf('to', 'cc', 'bcc');
  const [subject] = valuesOf('subject');
  if (from === undefined && to.length === 0 && subject === undefined) return undefined;
  return {
    sender: addressesIn(from ?? '')[0] ?? '',
    recipients: [...new Set(to.flatMap(addressesIn))],
    subject: decoded(subject ?? '').trim(),
  };
}

const ENCODED = /=\?([^?*\s]+)(?:\*[^?\s]*)?\?([bq])\?([^?\s]*)\?=/gi;

/** A subject as it is read: `=?utf-8?Q?Gr=C3=BC=C3=9Fe?=` is "Grüße". */
function decoded(text: string): string {
  // White space between two encoded parts belongs to neither.
  const joined = text.replaceAll(/(\?=)[ \t]+(?==\?[^?\s]+\?[bq]\?)/gi, '$1');
  // A letter of several bytes may begin in one part and end in the next.
  return joined.replaceAll(/(?:=\?[^?\s]+\?[bq]\?[^?\s]*\?=)+/gi, (run) => {
    const parts = [...run.matchAll(ENCODED)].map(([, charset = '', way = '', content = '']) => ({
      charset: charset.toLowerCase(),
      bytes: way.toLowerCase() === 'b' ? fromBase64(content) : fromQuoted(content),
    }));
    const texts: string[] = [];
    for (let at = 0; at < parts.length;) {
      const charset = parts[at]?.charset ?? '';
      const end = parts.findIndex((part, index) => index > at && part.charset !== charset);
      const same = parts.slice(at, end === -1 ? undefined : end);
      const letters = same.every(({ bytes }) => bytes !== undefined)
        ? inLetters(
            charset,
            same.flatMap(({ bytes }) => bytes ?? []),
          )
        : undefined;
      if (letters === undefined) return run;
      texts.push(letters);
      at += same.length;
    }
    return texts.join('');
  });
}

function inLetters(charset: string, bytes: number[]): string | undefined {
  try {
    return new TextDecoder(charset).decode(new Uint8Array(bytes));
  } catch {
    return undefined;
  }
}

function fromBase64(content: string): number[] | undefined {
  try {
    return Array.from(atob(content), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function fromQuoted(content: string): number[] {
  const plain = content.replaceAll('_', ' ').replaceAll(/=([0-9a-f]{2})/gi, (_all, code: string) => {
    return String.fromCharCode(Number.parseInt(code, 16));
  });
  return Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Where the empty line after the head begins. */
function endOfHead(bytes: Uint8Array): number {
  const end = bytes.findIndex((byte, at) => {
    if (byte !== 10) return false;
    const next = bytes[at + 1];
    return next === 10 || (next === 13 && bytes[at + 2] === 10);
  });
  return end === -1 ? bytes.length : end;
}

/** A head may hold letters that are not encoded: as UTF-8, else as those of Windows. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
