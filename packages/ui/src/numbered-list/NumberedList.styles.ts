import styled from 'styled-components';
import { listBase } from '../bullet-list/list-base.styles.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.ol`
  ${listBase}
  gap: ${theme.space[10]};
  list-style: decimal;
  padding-inline-start: 1.625rem;
  & > li::marker {
    color: ${theme.color.muted};
    font-weight: ${theme.weight.label};
    font-variant-numeric: tabular-nums;
  }
  /* What a step needs at hand, below its sentence. */
  & > li > :is(div, figure, img, pre) {
    margin-block: ${theme.space[6]} ${theme.space[4]};
  }
`;
