import styled from 'styled-components';
import { Card } from '../card/Card.tsx';
import { Actions, Aside, Header } from '../card/Card.styles.ts';
import { printInk } from '../print-sheet/print-ink.styles.ts';
import { focusRing } from '../theme/focus-ring.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled(Card)`
  ${printInk}
  --ac-chart-ground: ${theme.color.surface};
  & ${Header} {
    align-items: center;
  }
  & ${Actions} {
    align-self: center;
  }
  /* Without tools, as long as there is no chart, no room is kept for them. */
  & ${Actions}:has(> :empty) {
    display: none;
  }
  /* On a telephone the tools stay beside the title, however long that is, and the span of time has a line of its own. */
  ${media.belowMedium} {
    & ${Header} {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
    }
    & ${Header} :is(h2, h3) {
      hyphens: auto;
      overflow-wrap: anywhere;
    }
    & ${Actions} {
      grid-area: 1 / 2;
    }
    & ${Aside} {
      grid-column: 1 / -1;
    }
  }
  /* Marks where the reader is led to, also after a press with a pointer, and not below the bar. */
  scroll-margin-top: calc(var(--ac-sticky-top, 0px) + ${theme.space[12]});
  &:focus {
    ${focusRing}
  }
`;

export const Sentence = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  text-wrap: pretty;
`;

/* The buttons are higher than the title, and do not move it. */
export const Tools = styled.div`
  min-height: ${theme.size.controlSmall};
  margin-block: calc((20px - ${theme.size.controlSmall}) / 2);
`;

export const LegendPlace = styled.div`
  &:empty {
    display: none;
  }
`;
