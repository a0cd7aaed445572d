/**
 * The colors of one theme. Meanings, not hues: a component asks for what it wants to say.
 * Every text pair is at least 4.5:1 and every control at least 3:1 (`tests/ui/contrast.test.ts`).
 */
export interface Colors {
  /** The paper behind everything. */
  readonly canvas: string;
  /** Cards, fields and whatever lies on the paper. */
  readonly surface: string;
  /** What lies lower than its surroundings: neutral badges, tracks, what is off. */
  readonly sunken: string;
  /** What is under the pointer: darker in the light theme, lighter in the dark. */
  readonly hovered: string;
  /** Hairlines that only divide. Carries no meaning, so no contrast is required. */
  readonly line: string;
  /** The border of anything that can be operated. */
  readonly control: string;
  /** What a page says. If in doubt, this one. */
  readonly text: string;
  /** What explains it: the sentence under a heading, a hint, the second line of a row. */
  readonly muted: string;
  /** What is ordinary in its place and may be overlooked. Never for what a reader has to find. */
  readonly faint: string;
  /** "This acts" or "this is where you are", and nothing else. */
  readonly accent: string;
  /** `accent` under the pointer. */
  readonly accentHover: string;
  /** The ground of what is chosen, and of words in `accent`. */
  readonly accentSoft: string;
  /** Words and ticks on `accent`. */
  readonly onAccent: string;
  /** For what destroys, never for emphasis. */
  readonly danger: string;
  /** `danger` under the pointer. */
  readonly dangerHover: string;
  /** The ground of words in `danger`. */
  readonly dangerSoft: string;
  /** Words on `danger`. */
  readonly onDanger: string;
  /** For what needs attention soon, never for a hint. */
  readonly warning: string;
  /** The ground of words in `warning`. */
  readonly warningSoft: string;
  /** For what is well, where that is worth saying. */
  readonly success: string;
  /** The ground of words in `success`. */
  readonly successSoft: string;
  /** For what is under way, or comes from elsewhere. */
  readonly info: string;
  /** The ground of words in `info`, and of a row that has just changed. */
  readonly infoSoft: string;
  /** What lies behind a dialog or an open drawer. */
  readonly backdrop: string;
}

/** The names of the two palettes. `auto` is not one of them: it is a choice between them. */
export const colorSchemes = ['light', 'dark'] as const;

/** One of the two palettes. */
export type ColorScheme = (typeof colorSchemes)[number];

/** Both palettes as data, for `GlobalStyle`, the foundations pages and the contrast test. */
export const colors: Readonly<Record<ColorScheme, Colors>> = {
  light: {
    canvas: '#F6F5F2',
    surface: '#FFFFFF',
    sunken: '#EFEDE8',
    hovered: '#EFEDE8',
    line: '#E1DED7',
    control: '#8B8578',
    text: '#1B1A18',
    muted: '#5C584F',
    faint: '#6F6A60',
    accent: '#0A6A65',
    accentHover: '#085450',
    accentSoft: '#DFF0EE',
    onAccent: '#FFFFFF',
    danger: '#B3261E',
    dangerHover: '#8F1D17',
    dangerSoft: '#FBE8E6',
    onDanger: '#FFFFFF',
    warning: '#855300',
    warningSoft: '#FCEFD4',
    success: '#1C6B39',
    successSoft: '#E1F2E6',
    info: '#1C5CA6',
    infoSoft: '#E2EDF9',
    backdrop: '#1B1A1866',
  },
  dark: {
    canvas: '#131211',
    surface: '#1B1A19',
    sunken: '#0E0D0C',
    hovered: '#292725',
    line: '#33312E',
    control: '#7F796E',
    text: '#F1EFEA',
    muted: '#B3ADA2',
    faint: '#99938A',
    accent: '#58C7BE',
    accentHover: '#7AD6CE',
    accentSoft: '#12302E',
    onAccent: '#04211F',
    danger: '#FF8A80',
    dangerHover: '#FFA69E',
    dangerSoft: '#3A1715',
    onDanger: '#2D0603',
    warning: '#F2B84B',
    warningSoft: '#33260B',
    success: '#6FD08C',
    successSoft: '#12301C',
    info: '#86B9F5',
    infoSoft: '#142A44',
    backdrop: '#000000A6',
  },
};

/** Shadows of what floats; everything else is held by hairlines. */
export const shadows: Readonly<Record<ColorScheme, { readonly raised: string; readonly floating: string }>> =
  {
    light: {
      raised: '0 1px 2px #1B1A180A, 0 8px 24px #1B1A1814',
      floating: '0 2px 6px #1B1A1814, 0 12px 32px #1B1A1829',
    },
    dark: {
      raised: '0 1px 2px #00000066, 0 8px 24px #00000066',
      floating: '0 2px 6px #00000080, 0 12px 32px #000000A6',
    },
  };

/** Distances on a 4 px grid, named by their number of pixels. */
export const space = {
  0: '0px',
  2: '2px',
  4: '4px',
  6: '6px',
  8: '8px',
  10: '10px',
  12: '12px',
  14: '14px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  48: '48px',
} as const;

/** A step of the space scale: its number of pixels. */
export type Space = keyof typeof space;

/** Corner radii: badge and checkbox, control, card, tile icon. */
export const radii = { badge: '4px', control: '7px', card: '10px', tile: '12px', round: '999px' } as const;

/** Fixed measures of the frame and of its rows. Text may grow past a height, so all of them are minima. */
export const sizes = {
  sidebar: '236px',
  topBar: '52px',
  content: '1240px',
  row: '46px',
  rowCompact: '36px',
  control: '34px',
  controlSmall: '28px',
  controlLarge: '38px',
  icon: '18px',
} as const;

/** Sizes in rem, so that a reader's own text size counts. 1 rem = 16 px unless the reader says otherwise. */
export const type = {
  family: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  mono: "ui-monospace, 'Cascadia Mono', 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  body: '0.84375rem',
  bodyLine: '1.25rem',
  small: '0.78125rem',
  smallLine: '1rem',
  label: '0.8125rem',
  labelLine: '1.125rem',
  headline: '1.75rem',
  headlineLine: '2.125rem',
  heading1: '1.375rem',
  heading1Line: '1.75rem',
  heading2: '0.90625rem',
  heading2Line: '1.25rem',
  figure: '1.5rem',
  figureLine: '2rem',
} as const;

/** Weights of the variable font. */
export const weights = {
  body: '400',
  nav: '480',
  label: '540',
  strong: '560',
  heading2: '600',
  figure: '620',
  heading1: '640',
} as const;

/** What answers a press, what appears, menus. All of it eases out, and none of it moves under reduced motion. */
export const motion = {
  press: '120ms',
  appear: '200ms',
  menu: '300ms',
} as const;

/** Widths in CSS pixels at which the layout changes, and the ones the book shows. */
export const breakpoints = { narrow: 320, medium: 640, wide: 1024, full: 1440 } as const;

/** Layers from the page upwards. */
export const layers = {
  sticky: '10',
  bar: '20',
  drawer: '30',
  dialog: '40',
  popover: '50',
  toast: '60',
  tooltip: '70',
  skipLink: '80',
} as const;
