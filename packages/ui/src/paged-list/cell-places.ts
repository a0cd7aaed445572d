import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The space at both sides of a row. */
export const edges = css`
  &:first-child {
    padding-inline-start: ${theme.space[12]};
  }
  &:last-child {
    padding-inline-end: ${theme.space[12]};
  }
`;

/** The first cells, which stay while a table that is wider than its frame is scrolled. */
export const held = css`
  position: sticky;
  &[data-place='choose'] {
    inset-inline-start: var(--ac-choose-start);
  }
  &[data-place='expand'] {
    inset-inline-start: var(--ac-expand-start);
  }
  &[data-place='lead'] {
    inset-inline-start: var(--ac-lead-start);
  }
  &[data-place='lead']::after {
    content: '';
    position: absolute;
    /* Across the line below, so that it is one edge from the header to the last row. */
    inset-block: 0 var(--ac-held-below, -1px);
    inset-inline-end: 0;
    border-inline-end: var(--ac-held-edge, 0);
  }
`;

/** Those cells: to choose, to show details, the lead. */
export const first = ":is([data-place='choose'], [data-place='expand'], [data-place='lead'])";
