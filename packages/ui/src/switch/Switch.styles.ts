import styled from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';
import { media } from '../theme/media.ts';
import { offEdge } from '../theme/off-edge.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div<{ $at: 'start' | 'end' }>`
  display: grid;
  grid-template-columns: ${({ $at }) => ($at === 'start' ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr) auto')};
  align-items: start;
  column-gap: ${({ $at }) => ($at === 'start' ? theme.space[10] : theme.space[24])};
  row-gap: ${theme.space[2]};
  & > p {
    grid-column: ${({ $at }) => ($at === 'start' ? 2 : 1)};
    margin-top: 0;
  }
`;

/* The track one sees is 20 px high, what one can hit is 24 px. */
export const Place = styled.span<{ $at: 'start' | 'end' }>`
  position: relative;
  display: inline-grid;
  grid-area: ${({ $at }) => ($at === 'end' ? '1 / 2' : 'auto')};
`;

export const Track = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  align-items: center;
  width: 2.25rem;
  height: 1.5rem;
  margin: -0.125rem 0;
  border-radius: ${theme.radius.round};
  cursor: pointer;
  &::before,
  &::after {
    content: '';
    grid-area: 1 / 1;
  }
  &::before {
    height: 1.25rem;
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.round};
    background: ${theme.color.sunken};
    transition:
      background-color ${theme.motion.press} ease-out,
      border-color ${theme.motion.press} ease-out;
  }
  &::after {
    z-index: 1;
    width: 0.875rem;
    height: 0.875rem;
    margin-inline-start: 0.1875rem;
    border-radius: 50%;
    background: ${theme.color.control};
    transition: translate ${theme.motion.press} ease-out;
  }
  &:where(:hover:not([aria-disabled='true']))::before {
    border-color: ${theme.color.accent};
  }
  &:where(:active)::after {
    background: ${theme.color.accent};
  }
  &:checked::before {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
  }
  &:checked:where(:active:not([aria-disabled='true']))::before {
    border-color: ${theme.color.accentHover};
    background: ${theme.color.accentHover};
  }
  &:checked::after {
    background: ${theme.color.onAccent};
    translate: 1rem 0;
  }
  &:dir(rtl):checked::after {
    translate: -1rem 0;
  }
  &[aria-busy='true']::after {
    visibility: hidden;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  &[aria-disabled='true']:not([aria-busy='true']) {
    cursor: default;
    &::before {
      border-color: ${offEdge};
      background: ${theme.color.sunken};
    }
    &::after {
      background: ${theme.color.control};
    }
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::before {
    ${focusRing}
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    &::before {
      border-color: ButtonText;
      background: ButtonFace;
    }
    &::after {
      background: ButtonText;
    }
    &:checked::before {
      border-color: Highlight;
      background: Highlight;
    }
    &:checked::after {
      background: HighlightText;
    }
    &[aria-disabled='true']:not([aria-busy='true'])::before {
      border-color: GrayText;
      background: ButtonFace;
    }
    &[aria-disabled='true']:not([aria-busy='true'])::after {
      background: GrayText;
    }
  }
`;

export const Busy = styled.span<{ $on: boolean }>`
  position: absolute;
  z-index: 1;
  top: 0.1875rem;
  inset-inline-start: ${({ $on }) => ($on ? '1.1875rem' : '0.1875rem')};
  color: ${({ $on }) => ($on ? theme.color.onAccent : theme.color.muted)};
  pointer-events: none;
  ${media.forcedColors} {
    forced-color-adjust: none;
    color: ${({ $on }) => ($on ? 'HighlightText' : 'ButtonText')};
  }
`;

export const Label = styled.label`
  cursor: pointer;
  overflow-wrap: anywhere;
`;
