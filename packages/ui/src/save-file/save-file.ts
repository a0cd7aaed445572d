/**
 * Gives the reader a file. It never leaves this computer.
 *
 * @param name with its ending ("RE-2026-03.pdf").
 * @param content what is in it, with its media type.
 */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn; its address would keep it in memory.
  setTimeout(() => URL.revokeObjectURL(address));
}
