import styled from 'styled-components';
import { Inline } from '../inline/Inline.tsx';
import { theme } from '../theme/theme.ts';

/* The buttons are wider than their drawings, which stand in line with the edge of what they belong to. */
export const Tools = styled(Inline)<{ $isInHead: boolean }>`
  ${({ $isInHead }) => ($isInHead ? 'margin-inline-end' : 'margin-inline-start')}: calc(
    ${theme.space[6]} * -1
  );
`;
