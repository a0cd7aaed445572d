import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

/* A page of paper at the width of a card, as far as the window is high. */
export const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: min(70rem, 80vh);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
`;
