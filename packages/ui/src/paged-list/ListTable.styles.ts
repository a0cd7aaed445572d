import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { rowHovered } from '../theme/row-hovered.ts';
import { theme } from '../theme/theme.ts';
import { edges, first, held } from './cell-places.ts';
import { asCards, asRows } from './PagedList.styles.ts';

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  --ac-cell-padding: ${theme.space[12]};
  @container list (max-width: 719.98px) {
    --ac-cell-padding: ${theme.space[8]};
  }
  /* While the width is measured at which nothing of a column is broken into lines. */
  &[data-fitting] {
    width: max-content;
    white-space: nowrap;
    wbr {
      display: none;
    }
    td {
      max-width: none;
    }
  }
  ${asCards} {
    display: block;
  }
`;

export const Body = styled.tbody`
  ${asCards} {
    display: grid;
    /* Not as wide as the widest: what stands for a name on its way has a width of its own. */
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[8]};
  }
`;

export const Row = styled.tr`
  height: ${theme.size.row};
  &[data-compact] {
    height: ${theme.size.rowCompact};
  }
  background: ${theme.color.surface};
  transition: background-color ${theme.motion.press} ease-out;
  &:has([data-place='lead'] a) {
    cursor: pointer;
  }
  &:has([data-place='lead'] a):hover {
    background: ${rowHovered};
  }
  /* What is pressed in it answers by itself. */
  &:has([data-place='lead'] a):active:not([data-selected], :has(:is(a, button, input):active)) {
    background: ${theme.color.hovered};
  }
  &[data-changed] {
    background: color-mix(in srgb, ${theme.color.infoSoft} 55%, ${theme.color.surface});
    box-shadow: inset 3px 0 ${theme.color.info};
  }
  /* More specific than the pointer, under which it stays. */
  &&[data-selected],
  &&[data-selected]:hover {
    background: ${theme.color.accentSoft};
  }
  & :is(a, button, input) {
    scroll-margin-block: calc(var(--ac-sticky-top, 0px) + 48px) 88px;
  }
  /* What can be done with a row comes forward where the pointer or the focus is, or once rows are being chosen. */
  ${media.hovers} {
    & > [data-place='menu'] > button,
    & > [data-place='choose'] > input:not(:checked) {
      transition: opacity ${theme.motion.press} ease-out;
    }
    &:not(:hover, :focus-within, [data-choosing])
      :is([data-place='menu'] > button, [data-place='choose'] > input:not(:checked)) {
      opacity: 0.45;
    }
  }
  ${media.forcedColors} {
    &[data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  ${asCards} {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    && {
      height: auto;
    }
    min-height: 56px;
    padding: ${theme.space[12]} ${theme.space[8]} ${theme.space[12]} ${theme.space[14]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
    &:has([data-avatar]),
    &[data-choosing] {
      padding-inline-start: 62px;
    }
    &[data-expanded] {
      border-block-end: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
`;

export const Cell = styled.td<{ $end?: boolean }>`
  padding: 3px var(--ac-cell-padding);
  border-bottom: 1px solid ${theme.color.line};
  font-weight: inherit;
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  font-variant-numeric: ${({ $end }) => ($end ? 'tabular-nums' : 'normal')};
  overflow-wrap: anywhere;
  --ac-badge-wrap: nowrap;
  ${edges}
  [data-wide] &${first} {
    ${held}
    z-index: 1;
    background: inherit;
    /* The ring around its control lies over the next cell. */
    &:focus-within {
      z-index: 2;
    }
  }
  [data-wide] [data-changed] > &:first-child {
    box-shadow: inset 3px 0 ${theme.color.info};
  }
  tr:last-child > &,
  [data-expanded] > & {
    --ac-held-below: 0;
    border-bottom: 0;
  }
  ${asRows} {
    /* A column is as wide as its longest word, unless that is longer than any that people read. */
    max-width: 16rem;
    overflow-wrap: break-word;
    /* Close rows have one line. An address that is longer is whole on the row's own page. */
    [data-compact] > & > span:has(> wbr) {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 1;
      word-break: break-all;
    }
  }
  /* Its mark, if it was changed, lies before the name. */
  &[data-place='lead'] {
    position: relative;
  }
  &:is([data-place='choose'], [data-place='expand'], [data-place='menu']) {
    width: 1px;
    white-space: nowrap;
  }
  &[data-place='expand'] {
    padding-inline: ${theme.space[8]} 0;
  }
  &[data-place='choose'] {
    padding-inline-end: ${theme.space[8]};
    > input {
      margin: 0 0 0 -4px;
    }
  }
  ${asCards} {
    && {
      padding: 0;
      border: 0;
    }
    --ac-badge-wrap: normal;
    text-align: start;
    &:is([data-place='lead'], [data-place='line'], [data-place='fact']) {
      flex: 1 0 100%;
      min-width: 0;
    }
    /* Only the name shares its line with the menu. */
    &&[data-place='lead'] {
      position: static;
      min-height: 20px;
      padding-inline-end: 44px;
    }
    tr:has([data-place='action']):has([data-place='menu']) > &&[data-place='lead'] {
      padding-inline-end: 96px;
    }
    &&:is([data-place='line'], [data-place='fact']) {
      padding-inline-end: ${theme.space[6]};
      color: ${theme.color.muted};
    }
    &[data-place='badge'] > * {
      margin-block-start: ${theme.space[6]};
      margin-inline-end: ${theme.space[6]};
    }
    &[data-place='none'] {
      display: none;
    }
    /* Below the facts, where a card opens. */
    &[data-place='expand'] {
      order: 1;
      flex: 1 0 100%;
      margin-block-start: ${theme.space[6]};
    }
    &:is([data-place='menu'], [data-place='action'], [data-place='choose']) {
      position: absolute;
      top: 0;
      display: flex;
      align-items: center;
      width: auto;
      /* What is in it, however high, is in line with the name. */
      height: 44px;
    }
    &:is([data-place='menu'], [data-place='action']) {
      inset-inline-end: ${theme.space[10]};
    }
    tr:has([data-place='menu']) > &[data-place='action'] {
      inset-inline-end: 48px;
    }
    &[data-place='choose'] {
      inset-inline-start: ${theme.space[20]};
      tr:not([data-choosing]) > & {
        display: none;
      }
    }
  }
`;

/** The header of a fact, written out where there is no header row. */
export const FactName = styled.span`
  display: none;
  color: ${theme.color.faint};
  ${asCards} {
    display: inline;
    &::after {
      content: ': ';
    }
  }
`;
