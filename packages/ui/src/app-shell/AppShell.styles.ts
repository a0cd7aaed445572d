import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  display: flex;
  min-height: 100vh;
  min-height: 100dvh;
`;

export const SkipLink = styled.a`
  position: fixed;
  inset: ${theme.space[8]} auto auto ${theme.space[8]};
  z-index: ${theme.layer.skipLink};
  padding: ${theme.space[8]} ${theme.space[14]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-weight: ${theme.weight.label};
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

export const Side = styled.div`
  position: sticky;
  top: 0;
  flex: none;
  align-self: flex-start;
  width: ${theme.size.sidebar};
  &:has(> [data-collapsed]) {
    width: 58px;
  }
  height: 100vh;
  height: 100dvh;
  overflow-y: auto;
  border-inline-end: 1px solid ${theme.color.line};
  scrollbar-width: thin;
  scrollbar-color: ${theme.color.line} transparent;
  ${media.print} {
    display: none;
  }
`;

export const Drawer = styled.dialog`
  width: min(280px, calc(100vw - 48px));
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  border-inline-end: 1px solid ${theme.color.line};
  background: ${theme.color.canvas};
  color: inherit;
  box-shadow: ${theme.shadow.floating};
  transition: translate ${theme.motion.appear} ease-out;
  @starting-style {
    translate: -100%;
  }
  &::backdrop {
    background: ${theme.color.backdrop};
  }
`;

export const CloseSlot = styled.div`
  position: absolute;
  inset: 17px ${theme.space[8]} auto auto;
`;

export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

/* In line with the page below it. */
export const Notice = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  padding: ${theme.space[12]} ${theme.space[24]} 0;
  &:empty {
    display: none;
  }
  ${media.belowMedium} {
    padding-inline: ${theme.space[14]};
  }
`;

export const Main = styled.main`
  /* What sticks inside the page sticks below the bar. */
  --ac-sticky-top: ${theme.size.topBar};
  flex: 1;
  min-width: 0;
`;
