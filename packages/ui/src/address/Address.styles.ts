import styled, { css } from 'styled-components';

/* As a box of its own it goes to the next line first, and is broken there only where it is wider than the line. */
const unbroken = css`
  display: inline-block;
  max-width: 100%;
`;

export const Root = styled.span<{ $inSentence: boolean }>`
  ${({ $inSentence }) => $inSentence && unbroken}
`;
