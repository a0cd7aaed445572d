import { Dialog } from 'react-aria-components/Dialog';
import styled from 'styled-components';
import { Floating } from '../menu/Menu.styles.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled(Floating)`
  width: max-content;
  min-width: 200px;
  transition-duration: ${theme.motion.appear};
`;

export const Frame = styled(Dialog)`
  max-height: inherit;
  padding: ${theme.space[12]};
  overflow: auto;
  outline: none;
`;
