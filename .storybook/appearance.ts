import { constantTokens, theme } from '@archive-console/ui';

/** Which system color stands for which of ours: near to what a browser does in forced colors, without being asked to. */
const systemColors: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(theme.color).map((name) => [name, 'CanvasText'])),
  canvas: 'Canvas',
  surface: 'Canvas',
  sunken: 'Canvas',
  control: 'ButtonBorder',
  accent: 'LinkText',
  accentHover: 'LinkText',
  accentSoft: 'Canvas',
  onAccent: 'Canvas',
  dangerSoft: 'Canvas',
  onDanger: 'Canvas',
  warningSoft: 'Canvas',
  successSoft: 'Canvas',
  infoSoft: 'Canvas',
  faint: 'GrayText',
};

/** The custom property behind a reference like `var(--ac-color-accent)`. */
const property = (reference: string) => reference.slice('var('.length, -1);

/** `:root` twice: the console's own style comes later and would win. */
const rules: Readonly<Record<string, string>> = {
  forced: `:root:root {${Object.entries(theme.color)
    .map(([name, reference]) => `${property(reference)}: ${systemColors[name]};`)
    .join('')}} *, ::before, ::after { box-shadow: none !important; }`,
  slow: `:root:root {${(['press', 'appear', 'menu'] as const)
    .map((name) => `${property(theme.motion[name])}: calc(${constantTokens.motion[name]} * 5);`)
    .join('')}}`,
  none: '*, ::before, ::after { animation: none !important; transition: none !important; }',
};

/** What the browser itself shows already needs no rule of the book. */
const isForced = () => matchMedia('(forced-colors: active)').matches;

/**
 * Lets the page look as the toolbar says.
 *
 * @param paces whether the book has a say in how fast things move
 */
export function showAs(globals: Readonly<Record<string, unknown>>, paces: boolean): void {
  const { theme: wanted, motion, density, language } = globals;
  const root = document.documentElement;
  root.dataset['theme'] = wanted === 'dark' ? 'dark' : 'light';
  root.lang = language === 'de' ? 'de' : 'en-US';
  styleOfTheBook().textContent = [
    wanted === 'forced' && !isForced() ? rules['forced'] : '',
    paces ? (rules[pace(String(motion))] ?? '') : '',
  ].join('');
  // The lists of the components start with it.
  root.dataset['density'] = density === 'compact' ? 'compact' : 'comfortable';
  // The console reads it as if its reader had chosen it.
  if (density === 'compact') localStorage.setItem('ac.density', 'compact');
}

/**
 * A reader who asks for little motion gets none in the book, not even a fade: a picture shows how
 * something ends.
 */
function pace(motion: string): string {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return motion === 'full' && isReduced ? 'none' : motion;
}

function styleOfTheBook(): HTMLStyleElement {
  const known = document.querySelector<HTMLStyleElement>('style[data-book]');
  if (known !== null) return known;
  const style = document.createElement('style');
  style.dataset['book'] = '';
  document.head.append(style);
  return style;
}
