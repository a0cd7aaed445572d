import { saveFile } from '../save-file/save-file.ts';

/**
 * Gives the reader a text as a file. It never leaves this computer.
 *
 * @param name with its ending ("recovery-codes.txt").
 * @param type the media type, without its character set, which is UTF-8.
 */
export function saveText(name: string, text: string, type: string): void {
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}
