import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/* What is placed by itself inside scrolls with it. */
export const Root = styled.div`
  position: relative;
  min-width: 0;
  overflow: auto;
  border-radius: ${theme.radius.badge};
  ${media.print} {
    max-height: none !important;
    overflow: visible;
  }
`;
