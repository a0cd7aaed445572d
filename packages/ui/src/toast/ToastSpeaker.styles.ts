import styled, { css } from 'styled-components';
import { floatingStyles } from '../theme/floating-styles.ts';
import { theme } from '../theme/theme.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.styles.ts';

const plain = css`
  ${floatingStyles}
  position: fixed;
  inset: auto ${theme.space[12]} ${theme.space[12]};
  z-index: ${theme.layer.toast};
  max-width: 420px;
  margin-inline: auto;
  padding: ${theme.space[12]} ${theme.space[14]};
  &:empty {
    display: none;
  }
`;

export const Speech = styled.div<{ $isShown: boolean }>`
  ${({ $isShown }) => ($isShown ? plain : visuallyHidden)}
  & > span {
    display: block;
  }
`;
