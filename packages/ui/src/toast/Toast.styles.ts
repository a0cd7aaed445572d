import { UNSTABLE_Toast as Toast, UNSTABLE_ToastRegion as ToastRegion } from 'react-aria-components/Toast';
import styled, { css, keyframes } from 'styled-components';
import { TextButton } from '../text-button/TextButton.tsx';
import { floatingStyles } from '../theme/floating-styles.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { ToastPlace } from './place-toasts.ts';
import type { Toast as Message } from './toast-types.ts';

const appear = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const edges: Record<ToastPlace['edge'], (offset: number) => ReturnType<typeof css>> = {
  top: (offset) => css`
    top: ${offset}px;
  `,
  middle: () => css`
    top: 50%;
    translate: 0 -50%;
  `,
  bottom: (offset) => css`
    bottom: ${offset}px;
  `,
};

interface StackPlace {
  readonly $edge: ToastPlace['edge'];
  readonly $offset: number;
  /** How far what it stands in the middle of is from the left and the right edge of the window. */
  readonly $start: number;
  readonly $end: number;
}

export const Stack = styled(ToastRegion<Message>)<StackPlace>`
  position: fixed;
  z-index: ${theme.layer.toast};
  display: grid;
  gap: ${theme.space[8]};
  width: min(420px, calc(100vw - 24px));
  inset-inline: ${({ $start }) => $start}px ${({ $end }) => $end}px;
  margin-inline: auto;
  outline: none;
  ${({ $edge, $offset }) => edges[$edge]($offset)}
  &[data-position$='left'] {
    margin-inline: ${theme.space[12]} auto;
  }
  &[data-position$='right'] {
    margin-inline: auto ${theme.space[12]};
  }
  ${media.print} {
    display: none;
  }
`;

export const Item = styled(Toast<Message>)`
  ${floatingStyles}
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[10]};
  padding: ${theme.space[10]} ${theme.space[10]} ${theme.space[10]} ${theme.space[14]};
  animation: ${appear} ${theme.motion.appear} ease-out;
  & > button {
    flex: none;
    min-height: 28px;
    margin-block: calc(${theme.space[4]} * -1);
  }
  ${media.belowMedium} {
    flex-wrap: wrap;
  }
`;

/* On a telephone below the words, in line with them: beside them there is no room for long ones. */
export const Action = styled(TextButton)`
  ${media.belowMedium} {
    ${Item} > && {
      flex: 1 0 100%;
      order: 1;
      margin-block: 0;
      padding-inline-start: calc(1.125rem + ${theme.space[10]});
    }
  }
`;
