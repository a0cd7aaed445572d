import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  min-width: 0;
`;

export const Summary = styled.p`
  margin: 0;
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  & > span:not([aria-hidden], :last-child) {
    flex: 1;
    min-width: 0;
  }
`;

export const Name = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

export const Note = styled(Name)`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;

/* Nearer to the rows it is about than to those before. */
export const Cause = styled.div`
  padding-block: ${theme.space[4]} ${theme.space[6]};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  overflow-wrap: anywhere;
  li:first-child > & {
    padding-block-start: 0;
  }
`;
