import styled from 'styled-components';
import { Input as TextInput, Trailing } from '../text-field/TextField.styles.ts';

export const Input = styled(TextInput)`
  padding-inline: 34px;
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const Clear = styled(Trailing)`
  ${Input}:placeholder-shown ~ & {
    visibility: hidden;
  }
`;
