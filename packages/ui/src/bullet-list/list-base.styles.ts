import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** What every list of sentences has: room between its points, and marks that step back behind the words. */
export const listBase = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  & > li {
    overflow-wrap: anywhere;
  }
  & > li::marker {
    color: ${theme.color.faint};
  }
`;
