import styled, { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const levels = {
  1: css`
    font-size: ${theme.type.heading1};
    line-height: ${theme.type.heading1Line};
    font-weight: ${theme.weight.heading1};
    letter-spacing: -0.02em;
  `,
  2: css`
    font-size: ${theme.type.heading2};
    line-height: ${theme.type.heading2Line};
    font-weight: ${theme.weight.heading2};
  `,
  3: css`
    font-size: ${theme.type.label};
    line-height: ${theme.type.labelLine};
    font-weight: ${theme.weight.heading2};
  `,
} as const;

export const Root = styled.h2<{ $size: 1 | 2 | 3 }>`
  text-wrap: balance;
  overflow-wrap: anywhere;
  ${({ $size }) => levels[$size]}
`;
