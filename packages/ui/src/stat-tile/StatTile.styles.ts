import styled from 'styled-components';
import { Linked } from '../link/Linked.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled(Linked)`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: ${theme.space[14]} ${theme.space[16]} ${theme.space[20]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  transition:
    background-color ${theme.motion.press} ease-out,
    border-color ${theme.motion.press} ease-out;
  &[href]:hover {
    border-color: ${theme.color.accent};
  }
  &[href]:active {
    background: ${theme.color.hovered};
  }
`;

export const Label = styled.span`
  display: flex;
  align-items: center;
  gap: 9px;
  color: ${theme.color.muted};
  overflow-wrap: anywhere;
`;

export const Value = styled.span`
  min-height: ${theme.type.figureLine};
  font-size: ${theme.type.figure};
  line-height: ${theme.type.figureLine};
  font-weight: ${theme.weight.figure};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  [data-stale] > & {
    color: ${theme.color.muted};
  }
`;

/* As high as the figure it stands for, so that the words of neighboring tiles stay in line. */
export const Failure = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[6]};
  min-height: ${theme.type.figureLine};
  font-weight: ${theme.weight.label};
  overflow-wrap: anywhere;
  & > svg {
    color: ${theme.color.warning};
  }
`;

export const Note = styled.span`
  min-height: ${theme.type.smallLine};
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;

export const Age = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  color: ${theme.color.faint};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  overflow-wrap: anywhere;
  [data-stale] > & {
    color: ${theme.color.warning};
  }
`;

export const MeterTrack = styled.span`
  position: absolute;
  inset: auto ${theme.space[16]} ${theme.space[8]};
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: ${theme.color.sunken};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  ${media.forcedColors} {
    outline: 1px solid CanvasText;
  }
`;
