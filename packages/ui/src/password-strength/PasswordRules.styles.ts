import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  min-width: 0;
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;

export const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
`;

export const Rule = styled.li<{ $isFulfilled: boolean }>`
  display: flex;
  gap: ${theme.space[6]};
  min-width: 0;
  color: ${({ $isFulfilled }) => ($isFulfilled ? theme.color.text : theme.color.muted)};
  overflow-wrap: anywhere;
  & > svg {
    color: ${({ $isFulfilled }) => ($isFulfilled ? theme.color.success : theme.color.control)};
  }
`;
