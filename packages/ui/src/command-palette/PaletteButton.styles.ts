import styled from 'styled-components';
import { controlStyles } from '../field/Field.styles.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.styles.ts';

/* Looks like the field it opens. */
export const Root = styled.button`
  ${controlStyles}
  display: flex;
  align-items: center;
  gap: ${theme.space[10]};
  /* Where one is stands beside it, and matters more. */
  width: clamp(180px, 40vw - 212px, 300px);
  max-width: 100%;
  min-width: 0;
  min-height: ${theme.size.control};
  padding: ${theme.space[4]} ${theme.space[10]};
  border-color: ${theme.color.line};
  color: ${theme.color.muted};
  & > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.belowMedium} {
    justify-content: center;
    width: ${theme.size.control};
    padding: 0;
    border-color: transparent;
    background: none;
    & > :not(svg) {
      ${visuallyHidden}
    }
  }
  &:active {
    background: ${theme.color.line};
  }
`;
