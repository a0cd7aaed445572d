import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Room = styled.div`
  container: size-bounds / inline-size;
  /* A floating panel, which asks for its natural width, gets room for one bound in a line. */
  contain-intrinsic-inline-size: 320px;
`;

/* The bounds lie in one grid, one below the other or side by side, so that their fields stand in line. */
export const Bounds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto) 96px 84px;
  justify-content: start;
  align-items: center;
  gap: ${theme.space[8]};
  @container size-bounds (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, auto) 96px 84px);
  }
  @container size-bounds (max-width: 320px) {
    grid-template-columns: minmax(0, auto) 96px minmax(84px, 1fr);
  }
  @container size-bounds (max-width: 279.98px) {
    grid-template-columns: minmax(0, 1fr) 84px;
  }
`;

export const Bound = styled.div`
  display: contents;
`;

export const Words = styled.span`
  overflow-wrap: anywhere;
  @container size-bounds (max-width: 279.98px) {
    grid-column: 1 / -1;
  }
`;
