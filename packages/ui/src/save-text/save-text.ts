/**
 * Gives the reader a text as a file. It never leaves this computer.
 *
 * @param name with its ending ("recovery-codes.txt").
 * @param type the media type, without its character set, which is UTF-8.
 */
export function saveText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn; its address would keep it in memory.
  setTimeout(() => URL.revokeObjectURL(address));
}
