/**
 * Puts a text into the clipboard. Where the browser keeps the clipboard from scripts (a page without https, a refused
 * permission), the older way of a copy command is taken.
 *
 * @returns whether it is there now.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  const write = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', write);
  try {
    // The only way on a page without https.
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', write);
  }
}
