import styled, { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { ButtonDesign, ButtonSize } from './button-designs.ts';

const free = `:not([aria-disabled='true'])`;

/** A step further than under the pointer, towards the color of text: darker in the light theme, lighter in the dark. */
const pressed = (hovered: string, share: string) =>
  `color-mix(in srgb, ${hovered} ${share}, ${theme.color.text})`;

const filled = (hovered: string) => css`
  &:hover${free} {
    background: ${hovered};
  }
  &:active${free} {
    background: ${pressed(hovered, '65%')};
  }
`;

const dangerous = css`
  &:hover${free} {
    background: ${theme.color.dangerSoft};
  }
  &:active${free} {
    background: ${pressed(theme.color.dangerSoft, '90%')};
  }
`;

const bare = css`
  border-color: transparent;
  &:hover${free} {
    background: ${theme.color.hovered};
  }
  &:active${free} {
    background: ${theme.color.line};
  }
`;

const designs: Record<ButtonDesign, ReturnType<typeof css>> = {
  primary: css`
    border-color: transparent;
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    ${filled(theme.color.accentHover)}
  `,
  secondary: css`
    border-color: ${theme.color.control};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    &:hover${free} {
      background: ${theme.color.hovered};
    }
    &:active${free} {
      background: ${theme.color.line};
    }
  `,
  tertiary: css`
    ${bare}
    color: ${theme.color.text};
  `,
  quaternary: css`
    ${bare}
    color: ${theme.color.muted};
    &:hover${free} {
      color: ${theme.color.text};
    }
  `,
};

const dangers: Record<ButtonDesign, ReturnType<typeof css>> = {
  primary: css`
    background: ${theme.color.danger};
    color: ${theme.color.onDanger};
    ${filled(theme.color.dangerHover)}
  `,
  secondary: css`
    border-color: ${theme.color.danger};
    color: ${theme.color.danger};
    ${dangerous}
  `,
  tertiary: css`
    color: ${theme.color.danger};
    ${dangerous}
  `,
  quaternary: css`
    ${dangerous}
    &:hover${free} {
      color: ${theme.color.danger};
    }
  `,
};

const off: Record<ButtonDesign, ReturnType<typeof css>> = {
  primary: css`
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
  `,
  secondary: css`
    border-color: ${theme.color.line};
    background: transparent;
  `,
  tertiary: css``,
  quaternary: css``,
};

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  sm: css`
    min-height: ${theme.size.controlSmall};
    padding: ${theme.space[4]} 9px;
    gap: ${theme.space[6]};
    font-size: ${theme.type.small};
    line-height: 1.125rem;
  `,
  md: css`
    min-height: ${theme.size.control};
    padding: ${theme.space[6]} 13px;
    gap: ${theme.space[8]};
    font-size: ${theme.type.body};
    line-height: ${theme.type.bodyLine};
  `,
  lg: css`
    min-height: ${theme.size.controlLarge};
    padding: ${theme.space[8]} 15px;
    gap: ${theme.space[8]};
    font-size: ${theme.type.body};
    line-height: ${theme.type.bodyLine};
  `,
};

/** What the styles of a button depend on, whatever element it is. */
export interface ButtonStyleProps {
  readonly $design: ButtonDesign;
  readonly $size: ButtonSize;
  readonly $danger: boolean;
  readonly $fullWidth: boolean;
  readonly $flush: boolean;
}

/**
 * The styles of a button, for the button itself, for icon buttons and for links that look like one.
 */
export const buttonStyles = css<ButtonStyleProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  max-width: 100%;
  min-width: ${theme.space[24]};
  border: 1px solid;
  border-radius: ${theme.radius.control};
  font-weight: ${theme.weight.strong};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${theme.motion.press} ease-out,
    border-color ${theme.motion.press} ease-out,
    color ${theme.motion.press} ease-out;
  ${({ $size }) => sizes[$size]}
  ${({ $design }) => designs[$design]}
  ${({ $danger, $design }) => $danger && dangers[$design]}
  ${({ $flush }) => $flush && 'padding-inline: 0;'}
  &[aria-disabled='true']:not([aria-busy='true']) {
    ${({ $design }) => off[$design]}
    color: ${theme.color.faint};
    cursor: default;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  &[aria-pressed='true'] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
    ${media.forcedColors} {
      border-color: Highlight;
    }
  }
`;

export const Root = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;

export const Content = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;
  min-width: 0;
  hyphens: auto;
  overflow-wrap: anywhere;
  [aria-busy='true'] > & {
    opacity: 0;
  }
`;

export const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
