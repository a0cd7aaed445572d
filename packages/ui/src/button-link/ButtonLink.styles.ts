import styled from 'styled-components';
import { buttonStyles, type ButtonStyleProps } from '../button/Button.styles.ts';
import { Linked } from '../link/Linked.tsx';

export const Root = styled(Linked)<ButtonStyleProps>`
  ${buttonStyles}
`;
