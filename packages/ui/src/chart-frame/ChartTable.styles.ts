import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Scroll = styled.div`
  width: 100%;
  overflow: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  ${media.print} {
    max-height: none !important;
    border: 0;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  & th,
  & td {
    height: var(--row-height);
    padding: ${theme.space[4]} ${theme.space[12]};
    border-bottom: 1px solid ${theme.color.line};
    font-weight: inherit;
    text-align: start;
    white-space: nowrap;
  }
  & td,
  & th[scope='col'] + th {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & thead th {
    position: sticky;
    top: 0;
    background: ${theme.color.surface};
    color: ${theme.color.muted};
    font-weight: ${theme.weight.label};
  }
  & tbody tr:last-child > * {
    border-bottom: 0;
  }
  ${media.print} {
    & thead th {
      position: static;
    }
  }
`;

export const Gap = styled.tr``;
