import styled from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/*
 * One real input lies over drawn boxes. Letters of one width and the distance between them put each digit into its
 * box, so that caret, selection, paste and autofill are the browser's own.
 */
export const Root = styled.span<{ $count: number }>`
  /* As wide as the field, whatever that is; in a wide one no wider than a code is. */
  --box: calc((100cqi - ${({ $count }) => $count - 1} * var(--gap)) / ${({ $count }) => $count});
  --gap: 6px;
  container-type: inline-size;
  position: relative;
  display: flex;
  align-items: center;
  width: 100%;
  max-width: ${({ $count }) => $count * 56}px;
  height: 46px;
  font: 500 1.25rem / 1.5rem ${theme.type.mono};
  ${media.belowMedium} {
    --gap: 4px;
  }
`;

export const Boxes = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  gap: var(--gap);
  pointer-events: none;
`;

export const Box = styled.span`
  flex: none;
  width: var(--box);
  height: 100%;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  transition: border-color ${theme.motion.press} ease-out;
  :hover > * > & {
    border-color: ${theme.color.muted};
  }
  [data-invalid] > & {
    border-color: ${theme.color.danger};
  }
  [data-off] > & {
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
  }
  input:focus-visible ~ * > &[data-next] {
    border-color: ${theme.color.accent};
    ${focusRing}
  }
`;

export const Digits = styled.input`
  position: relative;
  z-index: 1;
  width: 100%;
  height: 100%;
  padding: 0 0 0 calc((var(--box) - 1ch) / 2);
  border: 0;
  background: transparent;
  color: ${theme.color.text};
  letter-spacing: calc(var(--box) + var(--gap) - 1ch);
  outline: none;
  &:focus-visible {
    outline: none;
  }
  &[data-full] {
    caret-color: transparent;
  }
  /* The boxes are drawn, the text is one: its band would run across them. */
  &::selection {
    background: transparent;
  }
  &:read-only {
    color: ${theme.color.muted};
  }
  /* The browser's own color for what it filled in would cover the boxes. */
  &:-webkit-autofill {
    -webkit-text-fill-color: ${theme.color.text};
    transition: background-color 0s 9999s;
  }
`;

export const Busy = styled.span`
  /* In the line of the label: the boxes take the whole width. */
  position: absolute;
  inset: -24px 0 auto auto;
  color: ${theme.color.muted};
`;
