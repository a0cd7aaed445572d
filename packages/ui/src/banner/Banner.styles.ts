import styled, { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { BannerTone } from './banner-tones.ts';

const pair = (background: string, color: string) => css`
  background: ${background};
  color: ${color};
`;

const tones: Record<BannerTone, ReturnType<typeof css>> = {
  info: pair(theme.color.infoSoft, theme.color.info),
  success: pair(theme.color.successSoft, theme.color.success),
  warning: pair(theme.color.warningSoft, theme.color.warning),
  danger: pair(theme.color.dangerSoft, theme.color.danger),
};

/* The words need room beside the action: a side card is narrow on a wide screen too. */
const isNarrow = '@container (max-width: 439.98px)';

export const Root = styled.div<{ $tone: BannerTone }>`
  container-type: inline-size;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[8]} ${theme.space[10]};
  padding: ${theme.space[10]} ${theme.space[14]};
  border-radius: ${theme.radius.card};
  ${({ $tone }) => tones[$tone]}
  & > * {
    grid-row: 1;
  }
  & > svg {
    margin-top: 1px;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Words = styled.div`
  align-self: baseline;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

export const Title = styled.strong<{ $alone: boolean }>`
  display: ${({ $alone }) => ($alone ? 'block' : 'inline')};
  font-weight: ${theme.weight.heading2};
`;

export const Action = styled.div`
  align-self: baseline;
  margin-block: -4px;
  ${isNarrow} {
    grid-area: 2 / 2;
    margin-block: 0;
  }
`;

export const Close = styled.div`
  margin: -2px -6px -2px 0;
  & > button {
    color: inherit;
  }
`;
