/** The service sends no longer codes; what is longer is something else that was pasted. */
const LONGEST = 10;

/** The digits of what was typed or pasted ("123 456", "123-456", "１２３４５６"), in their order. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, LONGEST);
}
