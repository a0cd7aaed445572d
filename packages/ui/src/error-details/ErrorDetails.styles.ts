import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

/* In the flow of text, so that it stands left or in the middle as its surroundings do. */
export const Root = styled.p`
  color: ${theme.color.faint};
  font-size: ${theme.type.small};
  line-height: 24px;
  hyphens: none;
`;

export const Part = styled.span`
  display: inline-block;
  max-width: 100%;
  &:not(:last-child) {
    margin-inline-end: ${theme.space[12]};
  }
`;

/* Together on one line wherever it fits. */
export const Copyable = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
  max-width: 100%;
  vertical-align: bottom;
`;
