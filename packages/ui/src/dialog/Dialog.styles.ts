import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { css, keyframes } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { DialogSize } from './dialog-types.ts';

const fade = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const slideUp = keyframes`from { transform: translateY(24px); opacity: 0; }`;

const widths: Record<DialogSize, string> = { small: '420px', medium: '560px', large: '760px' };

export const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  display: grid;
  /* As high as the window: a row that grew with a long dialog would push its lower end out of reach. */
  grid-template-rows: minmax(0, 1fr);
  place-items: center;
  padding: ${theme.space[24]};
  background: ${theme.color.backdrop};
  animation: ${fade} ${theme.motion.appear} ease-out;
  ${media.belowMedium} {
    place-items: end stretch;
    padding: ${theme.space[24]} 0 0;
  }
`;

export const Sheet = styled(Modal)<{ $size: DialogSize }>`
  display: flex;
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  max-height: min(calc(100dvh - 48px), 100%);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.floating};
  animation: ${rise} ${theme.motion.appear} ease-out;
  ${media.belowMedium} {
    max-width: none;
    border-width: 1px 0 0;
    border-radius: 14px 14px 0 0;
    animation-name: ${slideUp};
  }
`;

/** A column whose middle part scrolls; for the dialog itself and for the form inside it. */
export const column = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

export const Frame = styled(Dialog)`
  ${column}
  outline: none;
`;

export const FrameForm = styled.form`
  ${column}
`;

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[12]};
  padding: ${theme.space[20]} ${theme.space[20]} 0 ${theme.space[24]};
  ${media.belowMedium} {
    padding: ${theme.space[16]} ${theme.space[14]} 0 ${theme.space[16]};
  }
`;

export const Title = styled(Heading)`
  min-width: 0;
  padding-top: ${theme.space[2]};
  font-size: 1.0625rem;
  font-weight: ${theme.weight.heading2};
  line-height: 1.5rem;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: ${theme.space[12]} ${theme.space[24]} ${theme.space[24]};
  overflow: auto;
  overscroll-behavior: contain;
  ${media.belowMedium} {
    padding: ${theme.space[10]} ${theme.space[16]} ${theme.space[20]};
  }
`;

export const Actions = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[8]};
  padding: ${theme.space[14]} ${theme.space[24]};
  border-top: 1px solid ${theme.color.line};
  ${media.belowMedium} {
    padding: ${theme.space[12]} ${theme.space[16]} max(${theme.space[12]}, env(safe-area-inset-bottom));
    > * {
      flex: 1 1 auto;
    }
  }
`;
