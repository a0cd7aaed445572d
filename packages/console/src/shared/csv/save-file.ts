import { saveText } from '@archive-console/ui';

/** Hands a text to the browser as a download. The mark at the start lets Excel read umlauts. */
export function saveTextFile(name: string, text: string, type: string): void {
  saveText(name, `\uFEFF${text}`, type);
}
