/** What is asked of a file. */
export interface FileDemands {
  /** File name endings (".eml") and media types ("message/rfc822", "image/*"). @default every file will do */
  readonly accept?: readonly string[] | undefined;
  /** The greatest size, in bytes. */
  readonly maxBytes?: number | undefined;
}

/** Why files are not taken. */
export type FileRefusal = 'type' | 'size' | 'several';

function isOfType({ name, type }: Pick<File, 'name' | 'type'>, wanted: string): boolean {
  const pattern = wanted.trim().toLowerCase();
  if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern);
  if (pattern.endsWith('/*')) return type.toLowerCase().startsWith(pattern.slice(0, -1));
  return type.toLowerCase() === pattern;
}

/**
 * Why a file is not taken, or undefined when it is. A type is believed as the browser reports it,
 * which goes by the name: the code that reads the file must still look into it.
 */
export function fileRefusal(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept = [], maxBytes }: FileDemands,
): FileRefusal | undefined {
  if (accept.length > 0 && !accept.some((wanted) => isOfType(file, wanted))) return 'type';
  return maxBytes !== undefined && file.size > maxBytes ? 'size' : undefined;
}
