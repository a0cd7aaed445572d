import { Button, CalendarCell, CalendarGrid, CalendarHeaderCell } from 'react-aria-components/Calendar';
import styled from 'styled-components';
import { controlStyles } from '../field/Field.styles.ts';
import { focusRing } from '../theme/focus-ring.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[8]};
`;

export const Choices = styled.div`
  display: flex;
  min-width: 0;
  gap: ${theme.space[4]};
`;

/* A select with its chevron. */
export const Place = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  > svg {
    position: absolute;
    inset-inline-end: ${theme.space[4]};
    color: ${theme.color.muted};
    pointer-events: none;
  }
`;

export const Choice = styled.select`
  ${controlStyles}
  appearance: none;
  min-width: 0;
  min-height: ${theme.size.controlSmall};
  padding: ${theme.space[2]} 22px ${theme.space[2]} ${theme.space[8]};
  border-color: transparent;
  background: transparent;
  font-weight: ${theme.weight.label};
  text-overflow: ellipsis;
  cursor: pointer;
  &:hover {
    background: ${theme.color.hovered};
  }
  &:active {
    background: ${theme.color.line};
  }
  & > option {
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }
`;

export const Turn = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  color: ${theme.color.muted};
  &[data-hovered] {
    background: ${theme.color.hovered};
    color: ${theme.color.text};
  }
  &[data-pressed] {
    background: ${theme.color.line};
  }
  &[data-disabled] {
    color: ${theme.color.line};
    cursor: default;
  }
  &:dir(rtl) > svg {
    scale: -1 1;
  }
`;

export const Grid = styled(CalendarGrid)`
  border-spacing: 0;
  margin-inline: auto;
  & td {
    padding: 1px 0;
  }
`;

export const Weekday = styled(CalendarHeaderCell)`
  padding: ${theme.space[4]} 0;
  color: ${theme.color.faint};
  font-size: ${theme.type.small};
  font-weight: ${theme.weight.body};
  line-height: ${theme.type.smallLine};
`;

export const Day = styled(CalendarCell)`
  display: grid;
  place-items: center;
  width: 34px;
  height: 34px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &[data-outside-month] {
    visibility: hidden;
  }
  &[data-hovered] {
    background: ${theme.color.hovered};
  }
  &[data-pressed] {
    background: ${theme.color.line};
  }
  &[data-today] {
    border-color: ${theme.color.control};
    font-weight: ${theme.weight.heading2};
  }
  &[data-disabled],
  &[data-unavailable] {
    background: none;
    color: ${theme.color.faint};
    opacity: 0.55;
    cursor: default;
  }
  &[data-selected] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.text};
  }
  [data-range] &[data-selected]:not([data-selection-start], [data-selection-end]) {
    border-radius: 0;
  }
  [data-range] &[data-selection-start]:not([data-selection-end]) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  [data-range] &[data-selection-end]:not([data-selection-start]) {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  [data-single] &[data-selected],
  &[data-selection-start],
  &[data-selection-end] {
    border-color: transparent;
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  ${media.forcedColors} {
    &:not([data-today]) {
      border-color: Canvas;
    }
    &&[data-selected] {
      border-color: transparent;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    &[data-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`;

export const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[6]};
  max-width: 252px;
  margin-bottom: ${theme.space[12]};
  padding-bottom: ${theme.space[12]};
  border-bottom: 1px solid ${theme.color.line};
`;
