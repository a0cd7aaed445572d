import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Fields = styled.form`
  display: grid;
  gap: ${theme.space[12]};
  width: min(320px, 100%);
`;

export const Bounds = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;
