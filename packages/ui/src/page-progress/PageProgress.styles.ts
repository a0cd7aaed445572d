import styled from 'styled-components';
import { ListProgress } from '../paged-list/ListProgress.styles.ts';
import { theme } from '../theme/theme.ts';

export const Line = styled(ListProgress)`
  position: fixed;
  z-index: ${theme.layer.toast};
  height: 3px;
`;
