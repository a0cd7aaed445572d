import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import { chartInk } from './chart-ink.styles.ts';

export const Root = styled.div`
  ${chartInk}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  min-width: 0;
`;
