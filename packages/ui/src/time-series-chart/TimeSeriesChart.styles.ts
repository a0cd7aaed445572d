import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  justify-items: start;
  min-width: 0;
`;

export const Cursor = styled.div`
  position: relative;
  width: 100%;
  min-width: 0;
  overflow: hidden;
  border-radius: ${theme.radius.control};
  touch-action: pan-y;
  & > svg {
    display: block;
  }
`;

export const Tip = styled.span`
  position: absolute;
  top: 0;
  display: grid;
  padding: ${theme.space[4]} ${theme.space[8]};
  transform: translateX(-50%);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  text-align: center;
  white-space: nowrap;
  pointer-events: none;
  & > strong {
    color: ${theme.color.text};
  }
`;

export const GridLine = styled.line`
  stroke: ${theme.color.line};
`;

export const AxisLabel = styled.text`
  fill: ${theme.color.muted};
  font-size: 11px;
`;

export const AreaShape = styled.path`
  fill: ${theme.color.accentSoft};
  ${media.forcedColors} {
    fill: none;
  }
`;

export const RangeShape = styled.path`
  fill: ${theme.color.accentSoft};
  ${media.forcedColors} {
    fill: none;
  }
`;

export const LineShape = styled.path`
  fill: none;
  stroke: ${theme.color.accent};
  stroke-width: 1.75;
  stroke-linejoin: round;
  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

export const OutlookShape = styled(LineShape)`
  stroke-dasharray: 2 4;
  stroke-linecap: round;
`;

export const LimitLine = styled.line`
  stroke: ${theme.color.warning};
  stroke-width: 1.25;
  stroke-dasharray: 1.5 4;
`;

export const LimitLabel = styled.text`
  fill: ${theme.color.warning};
  font-size: 11px;
`;

export const CursorLine = styled.line`
  stroke: ${theme.color.control};
`;

export const Dot = styled.circle`
  fill: ${theme.color.accent};
  stroke: ${theme.color.surface};
  stroke-width: 2;
`;

export const TableScroll = styled.div`
  width: 100%;
  max-height: 240px;
  overflow: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  & th,
  & td {
    padding: ${theme.space[4]} ${theme.space[12]};
    border-bottom: 1px solid ${theme.color.line};
    font-weight: inherit;
    text-align: start;
  }
  & td {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & thead th {
    position: sticky;
    top: 0;
    background: ${theme.color.surface};
    font-weight: ${theme.weight.label};
  }
  & thead th:last-child {
    text-align: end;
  }
`;
