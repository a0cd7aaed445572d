import { formatList } from '@archive-console/ui';
import { isolateDirection } from './isolate-direction.ts';

/** Names that people gave, in a sentence. Each keeps to itself: one in Hebrew or Arabic does not turn the others round. */
export function listNames(
  names: readonly string[],
  language: string,
  type?: Parameters<typeof formatList>[2],
): string {
  return formatList(names.map(isolateDirection), language, type);
}
