import styled, { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  overflow: hidden;
`;

const sheets = css`
  position: absolute;
  z-index: 0;
  fill: none;
  stroke: ${theme.color.line};
  pointer-events: none;
  ${media.belowWide} {
    display: none;
  }
`;

export const UpperSheets = styled.svg`
  ${sheets}
  inset: 0 0 auto auto;
`;

export const LowerSheets = styled.svg`
  ${sheets}
  inset: auto auto 0 0;
`;

export const Header = styled.header`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[16]};
  min-height: 64px;
  padding: ${theme.space[8]} 25px;
  ${media.belowMedium} {
    gap: ${theme.space[6]};
    /* What opens the settings with words brings room of its own; a picture brings none. */
    padding-inline: ${theme.space[14]} ${theme.space[6]};
    &:has(> [data-round]) {
      padding-inline-end: ${theme.space[14]};
    }
  }
`;

export const Main = styled.main`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  /* The card hangs from its upper edge, so that an error in it moves nothing above. It is about in the middle. */
  padding: max(${theme.space[16]}, 50dvh - 320px) ${theme.space[14]} ${theme.space[16]};
`;

export const Card = styled.div<{ $wide: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[20]};
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? '560px' : '392px')};
  padding: 28px 28px 24px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.raised};
  ${media.belowMedium} {
    padding: ${theme.space[20]} ${theme.space[16]};
  }
`;

export const Overline = styled.p`
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.faint};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;

export const Sentence = styled.div`
  margin-top: ${theme.space[2]};
  color: ${theme.color.muted};
  overflow-wrap: anywhere;
`;

export const Footer = styled.footer`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[4]} 18px;
  min-height: 56px;
  padding: ${theme.space[8]} ${theme.space[14]};
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;
