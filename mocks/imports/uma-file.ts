import type { ServiceErrorCode } from '@archive-console/api-client';
import { hexOf } from '../stable-id.ts';

/** `archive-2019.uma`, or with the first eight digits of its checksum: `archive-2019.1a2b3c4d.uma`. */
const FILE_NAME = /^(?<name>[\w-]+)(?:\.(?<checksum>[\da-f]{8}))?\.uma$/i;

/** The checksum of the file of this name: no one uploads anything in the demo. */
export const checksumOf = (name: string): string => hexOf(`uma ${name}`).slice(0, 8);

/** What is wrong with an exported archive, by the name of its file. */
export function faultOfFile(fileName: string): ServiceErrorCode | undefined {
  const { name = '', checksum } = FILE_NAME.exec(fileName)?.groups ?? {};
  if (name === '') return 'UmaImportTask.FileNameMalformed';
  const isDamaged = checksum !== undefined && checksum.toLowerCase() !== checksumOf(name);
  return isDamaged ? 'UmaImportTask.FileHashMismatch' : undefined;
}
