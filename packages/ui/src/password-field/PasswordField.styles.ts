import styled from 'styled-components';
import { Input as TextInput } from '../text-field/TextField.styles.ts';

export const Input = styled(TextInput)`
  padding-inline-end: 42px;
  &::-ms-reveal {
    display: none;
  }
`;
