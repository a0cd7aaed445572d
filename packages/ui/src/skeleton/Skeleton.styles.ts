import styled, { css, keyframes } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { SkeletonShape } from './skeleton-shapes.ts';

const breathe = keyframes`50% { opacity: 0.55; }`;

const shapes: Record<SkeletonShape, ReturnType<typeof css>> = {
  text: css`
    height: 0.75em;
    margin-block: calc((1lh - 0.75em) / 2);
    border-radius: ${theme.radius.badge};
  `,
  row: css`
    height: ${theme.size.row};
    border-radius: ${theme.radius.badge};
  `,
  block: css`
    height: 100%;
    min-height: 96px;
    border-radius: ${theme.radius.card};
  `,
  circle: css`
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: 50%;
  `,
};

export const Root = styled.span<{ $shape: SkeletonShape; $width: string | undefined }>`
  display: block;
  width: ${({ $width }) => $width ?? '100%'};
  max-width: 100%;
  background: ${theme.color.line};
  ${({ $shape }) => shapes[$shape]}
  animation: ${breathe} 1600ms ease-in-out infinite;
  ${media.forcedColors} {
    background: GrayText;
  }
`;
