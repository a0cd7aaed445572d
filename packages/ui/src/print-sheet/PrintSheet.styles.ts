import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { printInk } from './print-ink.styles.ts';

/* Never on the screen; sizes are those of paper. */
export const Root = styled.section`
  ${printInk}
  display: none;
  ${media.print} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14pt;
    font-size: 10.5pt;
    line-height: 1.45;
  }
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
