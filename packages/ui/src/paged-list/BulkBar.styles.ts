import styled, { css, keyframes } from 'styled-components';
import { Root as Page } from '../page/Page.styles.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { asCards } from './PagedList.styles.ts';

const rise = keyframes`from { transform: translateY(12px); opacity: 0; }`;

/** At the end of a page it stays so far from the edge as it stood, and what messages over it need is left above it. */
const atTheEnd = (edge: string, end: string) => css`
  ${Page} > :last-child > && {
    margin-block: var(--ac-toast-room-above-bar, 0px) calc(${edge} - ${end} - var(--ac-toast-room, 0px));
  }
`;

export const Root = styled.section`
  position: sticky;
  bottom: ${theme.space[20]};
  z-index: ${theme.layer.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: center;
  gap: ${theme.space[4]} ${theme.space[8]};
  max-width: 100%;
  padding: ${theme.space[8]} ${theme.space[8]} ${theme.space[8]} ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.floating};
  animation: ${rise} ${theme.motion.appear} ease-out;
  ${atTheEnd(theme.space[20], theme.space[48])}
  ${asCards} {
    bottom: ${theme.space[8]};
    align-self: stretch;
  }
  ${media.belowMedium} {
    ${atTheEnd(theme.space[8], theme.space[32])}
  }
`;

export const Count = styled.span`
  font-weight: ${theme.weight.label};
  font-variant-numeric: tabular-nums;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding-inline: ${theme.space[8]};
  border-inline: 1px solid ${theme.color.line};
  ${asCards} {
    display: none;
  }
`;

export const ActionsMenu = styled.div`
  display: none;
  margin-inline-start: auto;
  ${asCards} {
    display: flex;
  }
`;
