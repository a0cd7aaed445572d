/** The states in which a screen is photographed: those that have a look of their own. */
const looks: readonly string[] = [
  'Populated',
  'Blank',
  'Blank In German',
  'German',
  'Empty',
  'Server Error',
  'Narrow',
];

/**
 * Whether a story is photographed: everything of the design system, and each screen in the states that differ to the
 * eye. What else a screen can be in is made of the same parts, and is read, not looked at.
 */
export function isPhotographed({ title, name }: { title: string; name: string }): boolean {
  return /^(Components|Foundations)\//.test(title) || (title.startsWith('Screens/') && looks.includes(name));
}
