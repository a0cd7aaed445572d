import styled, { keyframes } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(400%); }
`;
const appear = keyframes`from { opacity: 0; }`;

/** A line along the upper edge while newer rows are on their way. A quick answer never shows it. */
export const ListProgress = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: ${theme.layer.bar};
  height: 2px;
  overflow: hidden;
  background: ${theme.color.accentSoft};
  animation: ${appear} ${theme.motion.appear} ease-out 250ms backwards;
  pointer-events: none;
  &::after {
    content: '';
    display: block;
    width: 25%;
    height: 100%;
    background: ${theme.color.accent};
    animation: ${run} 1400ms ease-in-out infinite;
  }
  ${media.forcedColors} {
    &::after {
      background: Highlight;
    }
  }
  ${media.reducedMotion} {
    &::after {
      width: 100%;
      opacity: 0.6;
      animation: none;
    }
  }
`;
