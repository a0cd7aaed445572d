import styled from 'styled-components';
import { Badge } from '../badge/Badge.tsx';
import { Linked } from '../link/Linked.tsx';
import { Words as LogoWords } from '../logo/Logo.styles.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.styles.ts';

export const Root = styled.nav`
  display: flex;
  flex-direction: column;
  gap: 15px;
  min-height: 100%;
  padding: 17px ${theme.space[12]} ${theme.space[12]};
`;

const collapsed = `${Root}[data-collapsed] &`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  min-height: 34px;
  padding-inline: 9px;
  ${collapsed} {
    justify-content: center;
    padding-inline: 0;
    ${LogoWords} {
      ${visuallyHidden}
    }
  }
`;

export const Group = styled.div`
  &:not(:first-child) {
    margin-top: 11px;
  }
`;

export const GroupHeading = styled.p`
  padding: 0 ${theme.space[8]} 3px;
  ${collapsed} {
    height: 1px;
    margin: ${theme.space[12]} ${theme.space[4]};
    padding: 0;
    background: ${theme.color.line};
    & > span {
      ${visuallyHidden}
    }
  }
  color: ${theme.color.faint};
  font-size: 0.71875rem;
  line-height: 1.25rem;
  font-weight: ${theme.weight.strong};
`;

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
`;

export const Item = styled(Linked)`
  display: flex;
  /* Count and badge go below a label that needs the line. */
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[10]};
  width: 100%;
  min-height: 30px;
  padding: ${theme.space[4]} ${theme.space[8]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.muted};
  font: inherit;
  font-weight: ${theme.weight.nav};
  text-align: start;
  cursor: pointer;
  transition: background-color ${theme.motion.press} ease-out;
  &:hover {
    background: ${theme.color.hovered};
    color: ${theme.color.text};
  }
  &:active {
    background: ${theme.color.line};
  }
  &[aria-current='page'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
    font-weight: ${theme.weight.heading2};
  }
  ${collapsed} {
    position: relative;
    justify-content: center;
    min-height: 34px;
    padding: 0;
  }
  ${media.forcedColors} {
    &[aria-current='page'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** As large as the drawing that is still to come. */
export const IconPlace = styled.span`
  width: 1.125rem;
`;

export const ItemLabel = styled.span`
  flex: 1 0 9ch;
  min-width: min(9ch, 100%);
  hyphens: auto;
  overflow-wrap: anywhere;
  ${collapsed} {
    ${visuallyHidden}
  }
`;

export const Count = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  font-variant-numeric: tabular-nums;
  ${collapsed} {
    ${visuallyHidden}
  }
`;

export const Attention = styled(Badge)`
  margin-inline-start: auto;
  ${collapsed} {
    position: absolute;
    inset: 3px 3px auto auto;
    width: 8px;
    min-height: 0;
    height: 8px;
    padding: 0;
    overflow: hidden;
    border-radius: ${theme.radius.round};
    background: ${theme.color.warning};
    box-shadow: 0 0 0 2px ${theme.color.canvas};
    font-size: 0;
    ${media.forcedColors} {
      border: 4px solid CanvasText;
    }
  }
`;

/** Below the entries, and over none of them: where they need the height, it is reached after the last one. */
export const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-top: auto;
  padding-top: ${theme.space[8]};
  ${collapsed} {
    justify-content: center;
  }
`;
