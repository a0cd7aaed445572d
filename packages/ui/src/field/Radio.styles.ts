import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { offEdge } from '../theme/off-edge.ts';
import { theme } from '../theme/theme.ts';

/** The round sign of one choice among several, as large as the letters beside it. */
export const Radio = styled.input`
  appearance: none;
  flex: none;
  width: 1rem;
  height: 1rem;
  border: 1px solid ${theme.color.control};
  border-radius: 50%;
  background: ${theme.color.surface};
  cursor: pointer;
  &:checked {
    border: 0.3125rem solid ${theme.color.accent};
  }
  &[aria-disabled='true'] {
    border-color: ${offEdge};
    background: ${theme.color.sunken};
    cursor: default;
    &:checked {
      border-color: ${theme.color.control};
    }
  }
  ${media.forcedColors} {
    appearance: auto;
  }
`;
