import styled from 'styled-components';
import { ground } from './ground.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Cursor = styled.div`
  position: relative;
  width: 100%;
  min-width: 0;
  border-radius: ${theme.radius.control};
  touch-action: pan-y;
  /* A drawing that has not yet followed its place is cut, and does not widen the page. */
  overflow-x: clip;
  /* The drawing reaches to its edges. */
  &:focus-visible {
    outline-offset: ${theme.space[4]};
  }
  & > svg {
    overflow: hidden;
    ${media.print} {
      width: 100%;
      height: auto;
    }
  }
`;

export const GridLine = styled.line`
  stroke: ${theme.color.line};
`;

export const AxisLabel = styled.text`
  fill: ${theme.color.muted};
  font-size: 0.6875rem;
  font-variant-numeric: tabular-nums;
`;

/* A breath of the line's own ink: in the dark theme `accentSoft` would be louder than the line. */
export const Face = styled.path`
  fill: ${theme.color.accent};
  fill-opacity: 0.1;
`;

export const SeriesLine = styled.path`
  fill: none;
  stroke-width: 1.75;
  stroke-linejoin: round;
  stroke-linecap: round;
  &[stroke-dasharray] {
    stroke-linecap: butt;
  }
`;

export const Bars = styled.path`
  stroke-width: 1;
`;

/* Stronger than what lies below a line: a narrow range would be lost behind the dashes. */
export const RangeFace = styled(Face)`
  fill-opacity: 0.28;
`;

export const OutlookShape = styled.path`
  fill: none;
  stroke: ${theme.color.accent};
  stroke-width: 1.75;
  stroke-dasharray: 5 4;
  /* The dot of the last value covers the first gap: the line leaves from it. */
  stroke-dashoffset: 5;
`;

export const LimitLine = styled.line`
  stroke: ${theme.color.warning};
  stroke-width: 1.25;
  stroke-dasharray: 1.5 4;
  /* Its words beside it are in full ink. */
  stroke-opacity: 0.75;
`;

export const MeetingPoint = styled.circle`
  fill: ${ground};
  stroke: ${theme.color.warning};
  stroke-width: 2;
`;

export const CursorLine = styled.line`
  stroke: ${theme.color.control};
`;

export const Dot = styled.circle`
  stroke: ${ground};
  stroke-width: 2;
`;
