import { Tooltip } from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import { bubbleLook } from '../reason-bubble/ReasonBubble.styles.ts';
import { theme } from '../theme/theme.ts';

export const Bubble = styled(Tooltip)`
  ${bubbleLook}
  transition: opacity ${theme.motion.press} ease-out;
  &[data-entering] {
    opacity: 0;
  }
`;
