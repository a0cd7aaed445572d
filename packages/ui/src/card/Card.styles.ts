import styled, { css } from 'styled-components';
import { Linked } from '../link/Linked.tsx';
import { focusRing } from '../theme/focus-ring.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/* The press reaches the whole card; what can be pressed on it lies above. */
const stretched = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
  }
`;

export const TitleLink = styled(Linked)`
  &&& {
    position: static;
  }
  ${stretched}
  &:hover {
    color: ${theme.color.accent};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    ${focusRing}
  }
`;

export const Whole = styled.label`
  display: flex;
  align-self: flex-start;
  cursor: pointer;
  &&& {
    position: static;
  }
  ${stretched}
`;

const acting = css`
  position: relative;
  transition:
    background-color ${theme.motion.press} ease-out,
    border-color ${theme.motion.press} ease-out;
  &:hover {
    border-color: ${theme.color.accent};
  }
  &:has(${TitleLink}:active, ${Whole}:active) {
    background: ${theme.color.hovered};
  }
  & :is(button, a, input, label) {
    position: relative;
    z-index: 1;
  }
`;

interface CardStyleProps {
  readonly $roomy: boolean;
  readonly $acts: boolean;
  readonly $selected: boolean;
}

export const Root = styled.section<CardStyleProps>`
  --card-inset: ${({ $roomy }) => ($roomy ? '22px' : theme.space[16])};
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  ${media.belowMedium} {
    --card-inset: ${theme.space[14]};
  }
  ${({ $acts }) => $acts && acting}
  ${({ $selected }) =>
    $selected &&
    css`
      border-color: ${theme.color.accent};
      background: ${theme.color.accentSoft};
    `}
`;

export const Body = styled.div<{ $roomy: boolean; $flush: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[10]};
  min-width: 0;
  padding: ${({ $roomy }) => ($roomy ? '22px' : theme.space[14])} var(--card-inset)
    ${({ $roomy }) => ($roomy ? theme.space[20] : theme.space[16])};
  ${({ $flush }) => $flush && 'padding: 0;'}
`;

/* Small buttons lie around the first line of the title, and move neither it nor what follows. */
const besideTitle = css`
  display: flex;
  align-self: flex-start;
  margin-block: -4px;
  ${media.belowMedium} {
    margin-block-end: 0;
  }
`;

export const Actions = styled.div`
  ${besideTitle}
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[16]};
  /* Where they go below it, they keep off. */
  &:has(button, ${Actions}) {
    row-gap: ${theme.space[10]};
  }
  & + p {
    margin-top: -5px;
  }
`;

/* A title that needs several lines stays beside its box. */
export const Lead = styled.div`
  display: flex;
  align-items: baseline;
  gap: 9px;
  min-width: 0;
  margin-inline-end: auto;
`;

export const Aside = styled.div`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  &:has(> button) {
    ${besideTitle}
  }
`;

export const Footer = styled.div`
  padding: ${theme.space[12]} var(--card-inset);
  border-top: 1px solid ${theme.color.line};
`;

export const Reason = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;
