import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { asCards } from './PagedList.styles.ts';

/* In the space before the name, so that nothing moves when it comes. */
export const Mark = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  display: flex;
  align-items: center;
  justify-content: end;
  width: ${theme.space[12]};
  padding-inline-end: 1px;
  &::before {
    content: '';
    width: 7px;
    height: 7px;
    background: ${theme.color.info};
    clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%);
  }
  ${media.forcedColors} {
    &::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  ${asCards} {
    inset-block: ${theme.space[12]} auto;
    width: ${theme.space[14]};
    height: 20px;
  }
`;
