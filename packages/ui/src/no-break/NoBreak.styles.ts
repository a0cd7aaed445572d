import styled from 'styled-components';

export const Part = styled.span`
  hyphens: none;
  white-space: nowrap;
`;
