import styled from 'styled-components';
import { focusRingInside } from '../theme/focus-ring.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

const parts = '& > :is(button, a)';

/* The hairlines between the buttons are the ground that shows through: they hold where the row wraps, too. */
export const Root = styled.div`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  gap: 1px;
  max-width: 100%;
  overflow: clip;
  border-radius: ${theme.radius.control};
  background: ${theme.color.control};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid ${theme.color.control};
    border-radius: inherit;
    pointer-events: none;
  }
  ${parts} {
    flex: 1 1 auto;
    border: 0;
    border-radius: 0;
    background-color: ${theme.color.surface};
    &[aria-disabled='true']:not([aria-busy='true']) {
      background-color: ${theme.color.sunken};
    }
    /* Above the border, which lies over all of them. */
    &:focus-visible {
      z-index: 1;
      ${focusRingInside}
    }
    ${media.forcedColors} {
      border: 1px solid;
    }
  }
`;
