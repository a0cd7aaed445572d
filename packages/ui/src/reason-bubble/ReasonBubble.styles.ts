import styled, { css, keyframes } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

const appear = keyframes`from { opacity: 0; }`;

/** The styles of every small bubble that explains a control. */
export const bubbleStyles = css`
  max-width: min(280px, calc(100vw - 16px));
  padding: ${theme.space[6]} ${theme.space[10]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  background: ${theme.color.text};
  color: ${theme.color.canvas};
  font: ${theme.weight.body} ${theme.type.small} / ${theme.type.smallLine} ${theme.type.family};
  letter-spacing: normal;
  text-align: start;
  white-space: normal;
  ${media.forcedColors} {
    background: Canvas;
    color: CanvasText;
  }
`;

const sides = {
  below: css`
    position-area: block-end;
    position-try-fallbacks:
      block-start,
      block-end span-inline-start,
      block-end span-inline-end;
  `,
  beside: css`
    position-area: inline-end;
    position-try-fallbacks: inline-start, block-end;
  `,
};

export const Bubble = styled.span<{ $delay: boolean; $side: keyof typeof sides }>`
  ${bubbleStyles}
  position: fixed;
  inset: auto;
  margin: ${theme.space[8]};
  width: max-content;
  overflow: visible;
  pointer-events: auto;
  ${({ $side }) => sides[$side]}
  animation: ${appear} ${theme.motion.appear} ease-out ${({ $delay }) => ($delay ? '400ms' : '0ms')} backwards;

  /* The way from the control into the bubble must not close it. */
  &::before {
    content: '';
    position: absolute;
    inset: -8px;
    z-index: -1;
  }
  @supports not (position-area: block-end) {
    inset: auto 8px 8px;
    margin-inline: auto;
  }
`;
