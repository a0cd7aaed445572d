import styled from 'styled-components';
import { apartWhereSelected } from '../theme/apart-where-selected.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { AvatarSize } from './avatar-sizes.ts';

const letters: Record<AvatarSize, string> = {
  sm: '0.5625rem',
  md: '0.6875rem',
  lg: '0.6875rem',
  xl: '0.875rem',
};
const sizes: Record<AvatarSize, string> = { sm: '1.25rem', md: '1.75rem', lg: '2.25rem', xl: '2.5rem' };

export const Root = styled.span<{ $size: AvatarSize; $accent: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => sizes[$size]};
  height: ${({ $size }) => sizes[$size]};
  border-radius: 50%;
  background: ${({ $accent }) => ($accent ? theme.color.accentSoft : theme.color.sunken)};
  color: ${({ $accent }) => ($accent ? theme.color.accent : theme.color.muted)};
  font-size: ${({ $size }) => letters[$size]};
  line-height: 1;
  font-weight: ${theme.weight.heading2};
  letter-spacing: 0.01em;
  ${apartWhereSelected}
  &::before {
    content: attr(data-letters);
  }
  ${media.forcedColors} {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`;
