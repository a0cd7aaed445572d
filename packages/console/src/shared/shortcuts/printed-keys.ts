/** What is printed alike on every keyboard. */
export const signs = ['?', '↑', '↓', '←', '→', '⌘', 'K', '/', 'C', '.'] as const;

/** Whether the reader's keyboard has ⌘. */
const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** The keys that open the palette on the reader's keyboard: signs, or keys whose print is a word. */
export function paletteKeys(): readonly ['⌘' | 'keys.Control', 'K'] {
  return [isMac() ? '⌘' : 'keys.Control', 'K'];
}
