import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[32]} ${theme.space[16]};
  text-align: center;
  & > svg {
    margin-bottom: ${theme.space[4]};
    color: ${theme.color.danger};
  }
`;

export const Text = styled.p`
  max-width: 52ch;
  color: ${theme.color.muted};
  overflow-wrap: anywhere;
`;

export const Action = styled.div`
  margin-top: ${theme.space[8]};
`;
