import { chartInks, type Colors } from '@archive-console/ui';

/** What two colors are to one another, and the contrast that WCAG 2.2 demands of it (1.4.3, 1.4.11). */
export const pairKinds = {
  text: 4.5,
  control: 3,
  focus: 3,
  chart: 3,
  /** Two inks that may cross: no demand of WCAG, because their patterns distinguish them as well. */
  neighbors: 1.5,
} as const;

/** One of {@link pairKinds}. */
export type PairKind = keyof typeof pairKinds;

type Color = keyof Colors;

/** A color and what it lies on. */
export type ColorPair = readonly [front: Color, ground: Color];

/** Cards, the paper, what lies lower, what is under the pointer, a chosen row. */
const everywhere = ['canvas', 'surface', 'sunken', 'hovered', 'accentSoft'] as const;

type Grounds = Partial<Record<Color, readonly Color[]>>;

/** Which words stand on which ground, over all components. A row that has just changed lies on `infoSoft`. */
const texts: Grounds = {
  text: [...everywhere, 'line', 'infoSoft'],
  muted: [...everywhere, 'infoSoft'],
  faint: [...everywhere, 'infoSoft'],
  // Links stand in banners too.
  accent: [...everywhere, 'infoSoft', 'warningSoft', 'dangerSoft', 'successSoft'],
  accentHover: ['canvas', 'surface'],
  onAccent: ['accent', 'accentHover'],
  danger: [...everywhere, 'dangerSoft'],
  onDanger: ['danger', 'dangerHover'],
  warning: [...everywhere, 'warningSoft'],
  success: [...everywhere, 'successSoft'],
  info: [...everywhere, 'infoSoft'],
  // The bubble over a control turns the theme round.
  canvas: ['text'],
};

/** Borders of what can be operated, ticks, signs, and the bars of meters on their tracks. */
const controls: Grounds = {
  control: [...everywhere, 'infoSoft'],
  accent: everywhere,
  onAccent: ['accent'],
  danger: ['canvas', 'surface', 'sunken', 'dangerSoft'],
  warning: ['canvas', 'surface', 'sunken'],
  success: ['canvas', 'surface', 'sunken'],
  faint: ['canvas', 'surface', 'sunken'],
};

/** The ring lies around a control, on whatever the control lies on: banners too. */
const rings: Grounds = {
  accent: [...everywhere, 'dangerSoft', 'warningSoft', 'successSoft', 'infoSoft'],
};

const pairsOf = (of: Grounds): ColorPair[] =>
  (Object.entries(of) as [Color, readonly Color[]][]).flatMap(([front, grounds]) =>
    grounds.map((ground) => [front, ground] as const),
  );

/** Every pair of colors that components put on one another, by what it is. */
export const colorPairs: Readonly<Record<PairKind, readonly ColorPair[]>> = {
  text: pairsOf(texts),
  control: pairsOf(controls),
  focus: pairsOf(rings),
  chart: [...chartInks, 'warning' as const].flatMap((ink) =>
    (['surface', 'accentSoft'] as const).map((ground) => [ink, ground] as const),
  ),
  neighbors: chartInks.flatMap((ink, index) =>
    chartInks.slice(index + 1).map((other) => [ink, other] as const),
  ),
};
