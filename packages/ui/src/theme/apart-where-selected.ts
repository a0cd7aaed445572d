import { css } from 'styled-components';
import { theme } from './theme.ts';

/** A soft color would be lost on the ground of what is selected. */
export const apartWhereSelected = css`
  [data-selected] & {
    background: ${theme.color.surface};
  }
`;
