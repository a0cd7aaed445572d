import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

/* Keeps off the focus ring of the button above. */
export const Refusal = styled.div`
  margin-top: ${theme.space[4]};
`;
