import { colors, layers, motion, radii, shadows, sizes, space, type, weights } from './tokens.ts';

type References<Tokens> = { readonly [Name in keyof Tokens]: string };

/** Tokens that do not change with the theme, as data, by the middle part of their custom property. */
export const constantTokens = {
  space,
  radius: radii,
  size: sizes,
  type,
  weight: weights,
  motion,
  layer: layers,
} as const;

/** The custom property that holds a token, e.g. `--ac-color-accent-soft`. */
export function propertyName(group: string, name: string): string {
  return `--ac-${group}-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}

function references<Tokens extends object>(group: string, tokens: Tokens): References<Tokens> {
  const entries = Object.keys(tokens).map((name) => [name, `var(${propertyName(group, name)})`]);
  return Object.fromEntries(entries) as References<Tokens>;
}

/**
 * Every token as a reference to its custom property. Styled parts use it at module level, so that a
 * change of theme is one attribute on the root element and renders nothing again.
 *
 * @example
 * styled.p`color: ${theme.color.muted}; padding: ${theme.space[12]};`
 */
export const theme = {
  color: references('color', colors.light),
  shadow: references('shadow', shadows.light),
  space: references('space', space),
  radius: references('radius', radii),
  size: references('size', sizes),
  type: references('type', type),
  weight: references('weight', weights),
  motion: references('motion', motion),
  layer: references('layer', layers),
} as const;
