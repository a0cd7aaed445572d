import styled from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';
import { media } from '../theme/media.ts';
import { offEdge } from '../theme/off-edge.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: 9px;
  row-gap: ${theme.space[2]};
  & > p {
    grid-column: 2;
  }
`;

/* The box one can hit is 24 px, the box one sees is 16 px. */
export const Box = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  margin: -0.125rem -0.25rem;
  cursor: pointer;
  &::before {
    content: '';
    width: 1rem;
    height: 1rem;
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.badge};
    background: ${theme.color.surface};
    transition: background-color ${theme.motion.press} ease-out;
  }
  &::after {
    content: '';
    position: absolute;
    width: 0.625rem;
    height: 0.625rem;
    background: transparent;
  }
  &:hover::before {
    border-color: ${theme.color.accent};
  }
  &:active::before {
    background: ${theme.color.accentSoft};
  }
  &:checked::before,
  &:indeterminate::before {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
  }
  &:where(:checked, :indeterminate):active::before {
    border-color: ${theme.color.accentHover};
    background: ${theme.color.accentHover};
  }
  &:checked::after {
    background: ${theme.color.onAccent};
    clip-path: polygon(4% 52%, 18% 38%, 38% 58%, 82% 14%, 96% 28%, 38% 86%);
  }
  &:indeterminate::after {
    background: ${theme.color.onAccent};
    clip-path: inset(40% 10%);
  }
  &[aria-invalid='true']::before {
    border-color: ${theme.color.danger};
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
  }
  &[aria-disabled='true']::before {
    border-color: ${offEdge};
    background: ${theme.color.line};
  }
  &[aria-disabled='true']:is(:checked, :indeterminate)::after {
    background: ${theme.color.muted};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::before {
    ${focusRing}
  }
  ${media.forcedColors} {
    appearance: auto;
    width: 1rem;
    height: 1rem;
    margin: 0.125rem 0;
    &:focus-visible {
      ${focusRing}
    }
    &[aria-disabled='true'] ~ label {
      color: GrayText;
    }
    &::before,
    &::after {
      display: none;
    }
  }
`;

export const Label = styled.label`
  cursor: pointer;
  overflow-wrap: anywhere;
`;
