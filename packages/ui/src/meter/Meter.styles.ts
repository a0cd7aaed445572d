import { Meter } from 'react-aria-components/Meter';
import styled, { css } from 'styled-components';
import { Line, track } from '../progress-bar/ProgressBar.styles.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { MeterTone } from './meter-level.ts';

export const Track = styled(Meter)`
  position: relative;
  flex: none;
  ${track}
  ${Line} > & {
    flex: 1 1 4rem;
  }
  ${media.forcedColors} {
    outline: 1px solid CanvasText;
  }
`;

/* Kept inside the track, so that a limit at its end is seen. */
export const LimitMark = styled.span`
  position: absolute;
  inset-block: -4px;
  width: 2px;
  margin-inline-start: -2px;
  background: ${theme.color.text};
  ${media.forcedColors} {
    background: CanvasText;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[16]};
  & > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

const words: Record<MeterTone, ReturnType<typeof css>> = {
  normal: css``,
  warning: css`
    color: ${theme.color.warning};
  `,
  danger: css`
    color: ${theme.color.danger};
  `,
};

export const Level = styled.span<{ $tone: MeterTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[2]};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  font-weight: ${theme.weight.label};
  ${({ $tone }) => words[$tone]}
`;
