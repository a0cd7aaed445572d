import styled, { css, keyframes } from 'styled-components';
import { media } from '../theme/media.ts';

// As `transform`: Chromium turns an <svg> by `rotate` in the page's own thread, sixty times a second.
const turn = keyframes`to { transform: rotate(360deg); }`;
const breathe = keyframes`50% { opacity: 0.35; }`;

const turning = css`
  animation: ${turn} 900ms linear infinite;
  ${media.reducedMotion} {
    animation: ${breathe} 1600ms ease-in-out infinite;
  }
`;

export const Root = styled.svg<{ $isStill: boolean }>`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  ${({ $isStill }) => !$isStill && turning}
`;
