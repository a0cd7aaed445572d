import { css } from 'styled-components';
import { theme } from './theme.ts';

/** A soft color would be lost on the ground of what is selected, or ready for Enter in a list that opens. */
export const apartWhereSelected = css`
  [data-selected] &,
  [role='menuitem'][data-focused] & {
    background: ${theme.color.surface};
  }
`;
