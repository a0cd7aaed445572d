import styled, { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { MeterTone } from './meter-level.ts';

const tones: Record<MeterTone, ReturnType<typeof css>> = {
  normal: css`
    background: ${theme.color.accent};
  `,
  warning: css`
    background: ${theme.color.warning};
  `,
  danger: css`
    background: ${theme.color.danger};
  `,
};

/** What of a track is filled, of meters and of the tiles that show one at their foot. Its width is the share. */
export const MeterFill = styled.span<{ $tone: MeterTone }>`
  display: block;
  height: 100%;
  border-radius: inherit;
  transition: width ${theme.motion.appear} ease-out;
  ${({ $tone }) => tones[$tone]}
  ${media.forcedColors} {
    background: Highlight;
  }
`;
