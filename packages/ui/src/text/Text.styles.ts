import styled, { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const sizes = {
  body: css`
    font-size: ${theme.type.body};
    line-height: ${theme.type.bodyLine};
  `,
  small: css`
    font-size: ${theme.type.small};
    line-height: ${theme.type.smallLine};
  `,
} as const;

export const Root = styled.p<{
  $size: keyof typeof sizes | undefined;
  $color: string | undefined;
  $strong: boolean;
  $numeric: boolean;
  $truncate: boolean;
}>`
  max-width: 100%;
  ${({ $size }) => $size && sizes[$size]}
  ${({ $color }) => $color && `color: ${$color};`}
  ${({ $strong }) => $strong && `font-weight: ${theme.weight.label};`}
  ${({ $numeric }) => $numeric && 'font-variant-numeric: tabular-nums;'}
  ${({ $truncate }) =>
    $truncate &&
    css`
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    `}
`;
