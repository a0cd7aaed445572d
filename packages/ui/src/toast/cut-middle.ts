/**
 * A sentence that a long name blows up, without the middle: what is said of the name stands at one of its ends.
 *
 * @param most how many characters are left, the sign of omission included
 */
export function cutMiddle(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  if (characters.length <= most) return text;
  const end = Math.floor(most / 3);
  return `${characters.slice(0, most - end - 1).join('')}…${characters.slice(-end).join('')}`;
}
