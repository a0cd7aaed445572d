import styled from 'styled-components';

export const Root = styled.code`
  hyphens: none;
  overflow-wrap: anywhere;
  font-variant-ligatures: none;
`;
