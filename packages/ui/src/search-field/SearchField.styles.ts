import styled from 'styled-components';
import { Inset, Input as TextInput, Trailing } from '../text-field/TextField.styles.ts';
import { media } from '../theme/media.ts';

export const Root = styled(Inset)<{ $fullWidth: boolean }>`
  width: ${({ $fullWidth }) => ($fullWidth ? '100%' : '280px')};
  max-width: 100%;
  ${media.belowMedium} {
    flex: 1;
    width: auto;
    min-width: 160px;
  }
`;

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
