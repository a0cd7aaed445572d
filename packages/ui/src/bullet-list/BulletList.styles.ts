import styled from 'styled-components';
import { listBase } from './list-base.styles.ts';

export const Root = styled.ul`
  ${listBase}
  list-style: disc;
  padding-inline-start: 1.125rem;
`;
