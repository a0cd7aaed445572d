import styled from 'styled-components';
import { buttonLook, type ButtonLook } from '../button/Button.styles.ts';
import { Linked } from '../link/Linked.tsx';

export const Root = styled(Linked)<ButtonLook>`
  ${buttonLook}
`;
