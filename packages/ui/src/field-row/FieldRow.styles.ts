import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/*
 * The field's own parts are laid out here: the button stands on the line of its control, on a telephone right below it.
 * What is said of the field comes after both, so that the button stays where it is.
 */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 5px ${theme.space[8]};
  min-width: 0;
  ${media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
  & > :first-child {
    display: contents;
  }
  & > :first-child > :not(:nth-child(2)) {
    grid-column: 1 / -1;
  }
`;

export const Action = styled.div`
  display: grid;
  align-items: start;
  grid-area: 2 / 2;
  ${media.belowMedium} {
    grid-area: 3 / 1 / auto / -1;
  }
`;
