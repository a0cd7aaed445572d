import styled, { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** In the middle of the space there is, one below the other. */
export const centered = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[32]} ${theme.space[16]};
  text-align: center;
`;

/** A line or two below a title in the middle. */
export const centeredText = css`
  max-width: 44ch;
  color: ${theme.color.muted};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const Root = styled.div`
  ${centered}
`;

export const Drawing = styled.svg`
  width: 96px;
  height: 72px;
  margin-bottom: ${theme.space[8]};
  fill: none;
  stroke: ${theme.color.control};
  stroke-width: 1.4;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export const Text = styled.p`
  ${centeredText}
`;

export const Action = styled.div`
  margin-top: ${theme.space[12]};
`;
