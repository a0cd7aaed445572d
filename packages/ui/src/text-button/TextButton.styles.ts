import styled from 'styled-components';
import { textLinkLook } from '../text-link/TextLink.styles.ts';

export const Root = styled.button<{ $quiet: boolean }>`
  ${textLinkLook}
  min-height: 24px;
  text-align: start;
`;
