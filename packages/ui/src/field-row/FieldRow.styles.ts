import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/* The field's own parts are laid out here: the button stands on the line of its control, whatever is said above or below. */
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
    grid-area: auto / 1 / auto / -1;
  }
`;
