import type { ComponentType, KeyboardEvent, RefAttributes } from 'react';
import { Menu, MenuItem, type MenuProps, MenuSection } from 'react-aria-components/Menu';
import { Header } from 'react-aria-components/Header';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import styled, { css, keyframes } from 'styled-components';
import { focusRingInside } from '../theme/focus-ring.ts';
import { floatingStyles } from '../theme/floating-styles.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { MenuStep } from './menu-content.ts';

export const Floating = styled(Popover)`
  ${floatingStyles}
  max-width: min(320px, calc(100vw - 16px));
  transform-origin: top;
  transition:
    opacity ${theme.motion.menu} ease-out,
    transform ${theme.motion.menu} ease-out;
  &[data-placement='top'] {
    transform-origin: bottom;
  }
  &[data-entering] {
    opacity: 0;
    transform: translateY(-4px);
    &[data-placement='top'] {
      transform: translateY(4px);
    }
  }
  ${media.reducedMotion} {
    transition: none;
  }
`;

export const Head = styled.div`
  flex: none;
  margin-inline: ${theme.space[4]};
  padding-block: ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.line};
`;

/** A menu whose head stays while its entries scroll. */
export const HeadedFloating = styled(Floating)`
  display: flex;
  flex-direction: column;
`;

const deeper = keyframes`from { opacity: 0; transform: translateX(24px); }`;
const back = keyframes`from { opacity: 0; transform: translateX(-24px); }`;

/** The library's menu answers `onKeyDown`, though its types do not say so. */
export interface MenuKeys {
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** The menu of the library, without the styles that it computes from its state. */
const MenuList: ComponentType<
  Omit<MenuProps<object>, 'className' | 'style'> & RefAttributes<HTMLDivElement> & MenuKeys
> = Menu;

export const List = styled(MenuList)<{ $step?: MenuStep | undefined }>`
  min-width: 184px;
  min-height: 0;
  padding: ${theme.space[4]};
  overflow: auto;
  outline: none;
  overscroll-behavior: contain;
  ${({ $step }) =>
    $step &&
    css`
      & > * {
        animation: ${$step === 'deeper' ? deeper : back} ${theme.motion.menu} ease-out;
        ${media.reducedMotion} {
          animation: none;
        }
      }
    `}
`;

export const Section = styled(MenuSection)`
  & + & {
    margin-top: ${theme.space[4]};
    padding-top: ${theme.space[4]};
    border-top: 1px solid ${theme.color.line};
  }
`;

export const SectionTitle = styled(Header)`
  padding: ${theme.space[6]} ${theme.space[10]} ${theme.space[2]};
  color: ${theme.color.faint};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;

/** What an entry looks like that the keys go through: in menus and in lists that open. */
export const entryStyles = css`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[10]};
  min-height: 32px;
  padding: ${theme.space[6]} ${theme.space[10]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  cursor: pointer;
  outline: none;
  &[data-focused] {
    background: ${theme.color.hovered};
  }
  &[data-pressed]:not([aria-disabled='true']) {
    background: ${theme.color.line};
  }
  &[data-focus-visible] {
    ${focusRingInside}
  }
  &[aria-disabled='true'] {
    color: ${theme.color.faint};
    cursor: default;
  }
  ${media.forcedColors} {
    &[data-focused] {
      ${focusRingInside}
    }
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

const dangerStyles = css`
  color: ${theme.color.danger};
  &[data-focused] {
    background: ${theme.color.dangerSoft};
  }
  &[data-pressed] {
    background: color-mix(in srgb, ${theme.color.dangerSoft} 90%, ${theme.color.text});
  }
`;

export const Entry = styled(MenuItem)<{ $danger?: boolean }>`
  ${entryStyles}
  ${({ $danger }) => $danger && dangerStyles}
`;

export const EntryIcon = styled.span<{ $danger: boolean }>`
  display: inline-flex;
  margin-top: 1px;
  color: ${({ $danger }) => ($danger ? 'inherit' : theme.color.muted)};
`;

export const EntryWords = styled(Text)`
  display: grid;
  flex: 1;
  min-width: 0;
  font-weight: ${theme.weight.nav};
  overflow-wrap: anywhere;
`;

export const EntryNote = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  font-weight: ${theme.weight.body};
  line-height: ${theme.type.smallLine};
`;

export const EntryWay = styled.span`
  display: inline-flex;
  margin-top: 2px;
  color: ${theme.color.muted};
`;

export const EntryMark = styled.span`
  display: inline-flex;
  min-width: 18px;
  margin-top: 1px;
  color: ${theme.color.accent};
`;
