import styled, { createGlobalStyle, css } from 'styled-components';
import { media } from '../theme/media.ts';
import { printInk } from './print-ink.styles.ts';

/** The paper lies across while the sheet is there. */
export const AcrossStyle = createGlobalStyle`
  @page {
    size: landscape;
  }
`;

/* A browser cuts off what does not fit on the paper: many columns are small and stand close. */
const manyColumns = css`
  ${media.print} {
    && table :is(th, td) {
      padding-block: 4pt;
      font-size: 8pt;
      line-height: 1.35;
    }
    && table :is(th, td):not(:last-child) {
      padding-inline-end: 6pt;
    }
  }
`;

/* Never on the screen; sizes are those of paper. */
export const Root = styled.section<{ $wide: boolean }>`
  ${printInk}
  display: none;
  ${media.print} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14pt;
    font-size: 10.5pt;
    line-height: 1.45;
  }
  ${({ $wide }) => $wide && manyColumns}
`;

export const Title = styled.h1`
  font-size: 16pt;
  line-height: 1.3;
  font-weight: 600;
`;

export const Foot = styled.footer`
  padding-top: 6pt;
  border-top: 0.5pt solid #999;
  font-size: 8.5pt;
  overflow-wrap: anywhere;
`;
