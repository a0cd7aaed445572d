import styled, { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { TimelineTone } from './timeline-types.ts';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[20]};
  min-width: 0;
`;

export const Day = styled.section`
  min-width: 0;
  & > h2,
  & > h3 {
    margin-bottom: ${theme.space[10]};
    color: ${theme.color.muted};
  }
`;

export const Events = styled.ol`
  display: grid;
`;

/* A hairline joins the signs of one day. */
export const Event = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space[2]} ${theme.space[12]};
  padding-bottom: ${theme.space[16]};
  &:last-child {
    padding-bottom: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 2rem ${theme.space[4]};
    inset-inline-start: 0.875rem;
    width: 1px;
    background: ${theme.color.line};
  }
`;

const pair = (background: string, color: string) => css`
  background: ${background};
  color: ${color};
`;

const tones: Record<TimelineTone, ReturnType<typeof css>> = {
  neutral: pair(theme.color.sunken, theme.color.muted),
  success: pair(theme.color.successSoft, theme.color.success),
  warning: pair(theme.color.warningSoft, theme.color.warning),
  danger: pair(theme.color.dangerSoft, theme.color.danger),
  info: pair(theme.color.infoSoft, theme.color.info),
};

export const Sign = styled.span<{ $tone: TimelineTone }>`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 50%;
  ${({ $tone }) => tones[$tone]}
  ${media.forcedColors} {
    outline: 1px solid CanvasText;
  }
`;

export const Words = styled.div`
  padding-top: ${theme.space[4]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Actor = styled.div`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
`;

export const Time = styled.span`
  padding-top: 6px;
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  white-space: nowrap;
`;

export const More = styled.div`
  justify-self: start;
`;
