import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Where rows become cards: the list's own width counts, so that one beside a card does it too. */
export const asCards = '@container list (max-width: 639.98px)';

/** Where they stay rows. */
export const asRows = '@container list (min-width: 640px)';

export const Root = styled.div`
  container: list / inline-size;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[10]};
  min-width: 0;
`;

export const Frame = styled.div`
  position: relative;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  /* Clip, not hidden: a hidden overflow would be the scroller that the sticky header clings to. */
  overflow: clip;
  /* Wider than it: the frame scrolls, and the header clings to it instead of the window. */
  &[data-wide] {
    max-height: max(240px, calc(100dvh - var(--ac-sticky-top, 0px) - 112px));
    overflow: auto;
    scroll-padding-inline-start: var(--ac-held);
    &[data-scrolled] {
      --ac-held-edge: 1px solid ${theme.color.control};
      /* Its column needs no other edge. */
      [data-place='lead'] {
        --ac-column-edge: transparent;
      }
    }
    > table {
      --ac-sticky-top: 0px;
    }
  }
  ${asCards} {
    &:has(> table) {
      border: 0;
      border-radius: 0;
      background: none;
      overflow: visible;
    }
  }
`;

export const Empty = styled.div`
  padding: ${theme.space[16]};
`;
