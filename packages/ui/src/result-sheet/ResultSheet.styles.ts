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
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[12]};
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

export const Reason = styled.div`
  grid-column: 1 / -1;
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  overflow-wrap: anywhere;
`;
