import styled, { keyframes } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { asCards } from './PagedList.styles.ts';

const rise = keyframes`from { transform: translateY(12px); opacity: 0; }`;

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
  ${asCards} {
    bottom: ${theme.space[8]};
    align-self: stretch;
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
