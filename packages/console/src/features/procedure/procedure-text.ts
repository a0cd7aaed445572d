/** One part of the description, in words. */
export interface ProcedurePart {
  id: string;
  title: string;
  /** What holds for all lines of it. */
  sentence?: string | undefined;
  lines: readonly string[];
  /** Their order means something: they are numbered. */
  isOrdered?: boolean;
  /** What of it could not be read, in sentences. */
  unread: readonly string[];
}

interface ProcedureWords {
  title: string;
  /** Whether everything was read. */
  extent: string;
  parts: readonly ProcedurePart[];
}

/** The description as a file: the same words give the same text, byte by byte. */
export function procedureText({ title, extent, parts }: ProcedureWords): string {
  const blocks = parts.map((part, index) =>
    [
      `${index + 1}. ${part.title}`,
      ...[part.sentence ?? []].flat(),
      ...part.lines.map((line, at) => `${part.isOrdered ? `${at + 1})` : '-'} ${oneLine(line)}`),
      ...part.unread.map((line) => `! ${oneLine(line)}`),
    ].join('\n'),
  );
  return `${[`${title}\n${extent}`, ...blocks].join('\n\n')}\n`;
}

/** A name with a line break in it does not begin a line of the text. */
const oneLine = (line: string) => line.replaceAll(/\s+/g, ' ').trim();

/** The SHA-256 of a text in UTF-8, in hexadecimal; undefined where the browser has none, outside of HTTPS. */
export async function checksumOf(text: string): Promise<string | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
