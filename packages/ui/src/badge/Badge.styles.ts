import styled, { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { apartWhereSelected } from '../theme/apart-where-selected.ts';
import { theme } from '../theme/theme.ts';
import type { BadgeTone } from './badge-tones.ts';

const pair = (background: string, color: string) => css`
  background: ${background};
  color: ${color};
`;

const tones: Record<BadgeTone, ReturnType<typeof css>> = {
  neutral: pair(theme.color.sunken, theme.color.muted),
  accent: css`
    ${pair(theme.color.accentSoft, theme.color.accent)}
    ${apartWhereSelected}
  `,
  success: css`
    ${pair(theme.color.successSoft, theme.color.success)}
    ${apartWhereSelected}
  `,
  warning: pair(theme.color.warningSoft, theme.color.warning),
  danger: pair(theme.color.dangerSoft, theme.color.danger),
  info: css`
    ${pair(theme.color.infoSoft, theme.color.info)}
    ${apartWhereSelected}
  `,
};

export const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  vertical-align: middle;
  gap: 5px;
  max-width: 100%;
  min-height: 20px;
  padding: ${theme.space[2]} 7px;
  border-radius: ${theme.radius.badge};
  font-size: 0.75rem;
  line-height: 1rem;
  font-weight: ${theme.weight.strong};
  /* In the cells of a table it is one line. */
  white-space: var(--ac-badge-wrap, normal);
  /* Breaks a word only where it would leave its place: in a table its whole width counts. */
  overflow-wrap: break-word;
  & > span {
    min-width: 0;
  }
  ${({ $tone }) => tones[$tone]}
  ${media.forcedColors} {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`;
