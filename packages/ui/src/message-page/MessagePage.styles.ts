import styled from 'styled-components';
import { Root as EmptyRoot } from '../empty-state/EmptyState.styles.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled(EmptyRoot)`
  justify-content: center;
  min-height: min(60vh, 480px);
  padding-block: ${theme.space[48]};
`;
