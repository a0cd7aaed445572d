import { Modal } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import { Backdrop } from '../dialog/Dialog.styles.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

const slide = keyframes`from { transform: translateX(var(--from)); opacity: 0.4; }`;

export const DrawerBackdrop = styled(Backdrop)`
  place-items: stretch end;
  padding: 0;
  &[data-side='start'] {
    place-items: stretch start;
  }
`;

export const Side = styled(Modal)`
  --from: 32px;
  display: flex;
  width: min(400px, 100vw);
  height: 100dvh;
  border-inline-start: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.floating};
  animation: ${slide} ${theme.motion.appear} ease-out;
  &[data-side='start'] {
    --from: -32px;
    border-inline-start: 0;
    border-inline-end: 1px solid ${theme.color.line};
  }
  ${media.belowMedium} {
    width: 100vw;
    border: 0;
  }
`;
