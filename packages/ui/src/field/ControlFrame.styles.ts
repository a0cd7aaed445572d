import styled from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/** What takes text or digits inside a frame, whatever element it is. */
const entry = `:is(input, [role='spinbutton'])`;

/** A box for a control of several parts: an entry with a unit, a date with its calendar's button. */
export const ControlFrame = styled.div<{ $large?: boolean }>`
  display: flex;
  align-items: center;
  width: 100%;
  min-width: 0;
  min-height: ${({ $large }) => ($large ? theme.size.controlLarge : theme.size.control)};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  transition: border-color ${theme.motion.press} ease-out;
  &:hover {
    border-color: ${theme.color.muted};
  }
  &[data-invalid] {
    border-color: ${theme.color.danger};
  }
  &[data-off] {
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
    color: ${theme.color.muted};
  }
  &:has(${entry}:focus-visible) {
    border-color: ${theme.color.accent};
    ${focusRing}
  }
  & ${entry}:focus-visible {
    outline: none;
  }
  ${media.forcedColors} {
    &:has([aria-disabled='true']) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
