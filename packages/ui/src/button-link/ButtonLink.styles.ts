import styled from 'styled-components';
import { buttonStyles, type ButtonStyleProps } from '../button/Button.styles.ts';
import { Linked } from '../link/Linked.tsx';
import { media } from '../theme/media.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.styles.ts';

/** Words that a narrow screen has no room for: they are read out, and not seen. */
export const HideWords = styled.span`
  ${media.belowMedium} {
    ${visuallyHidden}
  }
`;

export const Root = styled(Linked)<ButtonStyleProps>`
  ${buttonStyles}
`;
