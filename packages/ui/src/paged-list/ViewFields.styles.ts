import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[10]};
  width: min(300px, 100%);
`;

export const Item = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  > label {
    flex: 1;
    min-width: 0;
  }
`;

export const None = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  padding-block-start: ${theme.space[10]};
  border-block-start: 1px solid ${theme.color.line};
`;
