import styled from 'styled-components';
import { textLinkStyles } from '../text-link/TextLink.styles.ts';

export const Root = styled.button<{ $quiet: boolean }>`
  ${textLinkStyles}
  min-height: 24px;
  text-align: start;
`;
