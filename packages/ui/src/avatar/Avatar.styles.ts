import styled from 'styled-components';
import { apartWhereSelected } from '../theme/apart-where-selected.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.span<{ $large: boolean; $accent: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $large }) => ($large ? '2.25rem' : '1.75rem')};
  height: ${({ $large }) => ($large ? '2.25rem' : '1.75rem')};
  border-radius: 50%;
  background: ${({ $accent }) => ($accent ? theme.color.accentSoft : theme.color.sunken)};
  color: ${({ $accent }) => ($accent ? theme.color.accent : theme.color.muted)};
  font-size: 0.6875rem;
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
