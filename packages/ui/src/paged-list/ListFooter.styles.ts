import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { asCards } from './PagedList.styles.ts';

export const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[8]};
  padding-inline-start: ${theme.space[4]};
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  font-variant-numeric: tabular-nums;
`;

export const Size = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  > svg {
    position: absolute;
    inset-inline-end: ${theme.space[4]};
    pointer-events: none;
  }
`;

export const SizeChoice = styled.select`
  appearance: none;
  min-height: 28px;
  padding: 0 22px 0 ${theme.space[6]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  cursor: pointer;
  &:hover {
    background: ${theme.color.hovered};
    color: ${theme.color.text};
  }
  &:active {
    background: ${theme.color.line};
  }
  > option {
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }
`;

export const Pages = styled.nav`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-inline-start: auto;
`;

export const PageButton = styled.button`
  display: inline-grid;
  place-items: center;
  min-width: 28px;
  min-height: 28px;
  padding-inline: ${theme.space[4]};
  border-radius: ${theme.radius.control};
  font-weight: ${theme.weight.nav};
  &:hover:not([aria-disabled='true']) {
    background: ${theme.color.hovered};
    color: ${theme.color.text};
  }
  &:active:not([aria-disabled='true']) {
    background: ${theme.color.line};
  }
  /* Where one is does not answer the pointer. */
  &&[aria-current='page'] {
    background: ${theme.color.sunken};
    box-shadow: inset 0 0 0 1px ${theme.color.line};
    color: ${theme.color.text};
    font-weight: ${theme.weight.heading1};
    ${media.forcedColors} {
      &:not(:focus-visible) {
        outline: 1px solid CanvasText;
      }
    }
  }
  &[aria-disabled='true'] {
    color: ${theme.color.faint};
    opacity: 0.5;
    cursor: default;
  }
`;

export const Numbers = styled.span`
  display: contents;
  ${asCards} {
    display: none;
  }
`;

export const Short = styled.span`
  display: none;
  padding-inline: ${theme.space[6]};
  ${asCards} {
    display: inline;
  }
`;
