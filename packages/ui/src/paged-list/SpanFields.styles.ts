import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Fields = styled.form`
  display: grid;
  gap: ${theme.space[12]};
  /* An error makes its panel no wider. */
  width: 288px;
  max-width: 100%;
`;

export const Bounds = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;
