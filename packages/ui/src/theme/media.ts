import { breakpoints } from './tokens.ts';

const below = (width: number): string => `@media (max-width: ${width - 0.02}px)`;

/**
 * Media queries for styled parts. Custom properties do not work inside them, so these are plain text.
 * The page is laid out for the widest place first and gives way downwards.
 */
export const media = {
  /** Under 640 px: a telephone. Rows become cards, two columns become one. */
  belowMedium: below(breakpoints.medium),
  /** Under 1024 px: the sidebar is a drawer, side cards go below. */
  belowWide: below(breakpoints.wide),
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** There is a pointer that can rest on something without pressing it. */
  hovers: '@media (hover: hover)',
  print: '@media print',
} as const;
