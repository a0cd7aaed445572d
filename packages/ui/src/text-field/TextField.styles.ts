import styled from 'styled-components';
import { controlStyles } from '../field/Field.styles.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Input = styled.input<{ $large: boolean }>`
  ${controlStyles}
  width: 100%;
  min-width: 0;
  min-height: ${({ $large }) => ($large ? theme.size.controlLarge : theme.size.control)};
  padding: ${theme.space[6]} ${theme.space[10]};
  text-overflow: ellipsis;

  /* Under 16 px a telephone zooms into the field and never out again. */
  ${media.belowMedium} {
    @supports (-webkit-touch-callout: none) {
      font-size: 1rem;
    }
  }
`;

/** A box for an input with something drawn into it at either end. */
export const Inset = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;

export const Leading = styled.span`
  position: absolute;
  inset-inline-start: 11px;
  color: ${theme.color.muted};
  pointer-events: none;
`;

export const Trailing = styled.span`
  position: absolute;
  inset-inline-end: ${theme.space[4]};
  display: flex;
`;
