import styled from 'styled-components';
import { TextLink } from '../text-link/TextLink.tsx';
import { theme } from '../theme/theme.ts';

/* In the flow of text, so that it stands left or in the middle as its surroundings do. */
export const Root = styled.p`
  color: ${theme.color.faint};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  hyphens: none;
`;

export const Part = styled.span`
  display: inline-block;
  max-width: 100%;
  /* Lines of one fact stand closer than two facts. */
  padding-block: ${theme.space[2]};
  &:not(:last-child) {
    margin-inline-end: ${theme.space[12]};
  }
`;

/* As high as what is pressed, in a line that stays as it is. */
export const CodeLink = styled(TextLink)`
  display: inline-block;
  margin-block: -4px;
  padding-block: 4px;
  text-decoration: underline 1px;
`;

/* An id of several lines has the button beside its first one, and never above it or below it alone. */
export const Copyable = styled.span`
  display: inline-flex;
  align-items: flex-start;
  gap: ${theme.space[6]};
  max-width: 100%;
  vertical-align: bottom;
  /* Filled lines: the first dash of an id may stand far in front. */
  word-break: break-all;
  /* Higher than the line it stands in, to be pressed easily. */
  & > button {
    margin-block: -4px;
  }
`;
