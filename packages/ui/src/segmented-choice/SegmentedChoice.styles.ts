import styled, { css } from 'styled-components';
import { focusRingInside } from '../theme/focus-ring.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { SegmentedChoiceSize } from './segmented-choice-sizes.ts';

export const Root = styled.fieldset`
  display: inline-flex;
  flex-direction: column;
  gap: 5px;
  max-width: 100%;
  min-width: 0;
  ${media.belowMedium} {
    display: flex;
    width: 100%;
  }
`;

const sizes: Record<SegmentedChoiceSize, ReturnType<typeof css>> = {
  sm: css`
    padding: 1px;
  `,
  md: css`
    padding: ${theme.space[2]};
  `,
};

export const Track = styled.div<{ $size: SegmentedChoiceSize; $longest: number }>`
  display: inline-flex;
  flex-wrap: wrap;
  /* What wraps stands in columns of one width, each with room for the longest words. */
  ${media.belowMedium} {
    display: grid;
    grid-template-columns: repeat(
      auto-fit,
      minmax(min(100%, calc(${({ $longest }) => $longest}ch + ${theme.space[24]})), 1fr)
    );
  }
  gap: ${theme.space[2]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  ${({ $size }) => sizes[$size]}
`;

const segmentSizes: Record<SegmentedChoiceSize, ReturnType<typeof css>> = {
  sm: css`
    min-height: 24px;
    padding: ${theme.space[2]} 9px;
    font-size: ${theme.type.small};
    line-height: 1.125rem;
  `,
  md: css`
    min-height: 28px;
    padding: ${theme.space[4]} ${theme.space[12]};
  `,
};

export const Segment = styled.label<{ $size: SegmentedChoiceSize }>`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[6]};
  min-width: 24px;
  border-radius: 5px;
  color: ${theme.color.muted};
  font-weight: ${theme.weight.label};
  text-align: center;
  overflow-wrap: anywhere;
  transition:
    background-color ${theme.motion.press} ease-out,
    color ${theme.motion.press} ease-out;
  ${({ $size }) => segmentSizes[$size]}
  &:hover {
    color: ${theme.color.text};
  }
  &:active:not(:has(:checked, [aria-disabled='true'])) {
    background: ${theme.color.line};
    /* Its ground alone hardly differs from that of the track. */
    box-shadow: inset 0 0 0 1px ${theme.color.control};
  }
  &:has(:checked) {
    background: ${theme.color.surface};
    color: ${theme.color.text};
    outline: 1px solid ${theme.color.control};
  }
  &:has([aria-disabled='true']) {
    color: ${theme.color.faint};
  }
  &:has(:focus-visible) {
    ${focusRingInside}
  }
  ${media.forcedColors} {
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      outline-color: Highlight;
      forced-color-adjust: none;
    }
    &:has(:checked:focus-visible) {
      outline-color: HighlightText;
    }
    &:has([aria-disabled='true']) {
      color: GrayText;
    }
  }
`;

/* Lies over its whole segment, so that hover, press and reading by touch find the control itself. */
export const Radio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
  &[aria-disabled='true'] {
    cursor: default;
  }
`;
