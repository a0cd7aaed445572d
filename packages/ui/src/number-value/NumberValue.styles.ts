import styled from 'styled-components';

/* A value and its unit stay on one line. */
export const Figure = styled.data`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
