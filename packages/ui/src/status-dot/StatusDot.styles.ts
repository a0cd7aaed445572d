import styled, { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { StatusTone } from './status-tones.ts';

const hollow = css`
  border: 2px solid ${theme.color.faint};
`;

const tones: Record<StatusTone, ReturnType<typeof css>> = {
  success: css`
    background: ${theme.color.success};
  `,
  warning: css`
    background: ${theme.color.warning};
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
    border-radius: 0;
  `,
  danger: css`
    background: ${theme.color.danger};
    border-radius: 1px;
  `,
  info: css`
    background: ${theme.color.info};
    clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%);
    border-radius: 0;
  `,
  off: hollow,
};

export const Root = styled.span`
  display: inline-flex;
  gap: 7px;
  max-width: 100%;
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  color: ${theme.color.muted};
  & > span {
    min-width: 0;
  }
`;

export const Dot = styled.span<{ $tone: StatusTone }>`
  flex: none;
  /* In the middle of the first line. */
  margin-block: 0.25rem;
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  ${({ $tone }) => tones[$tone]}
  /* Its shape says it, in whatever ink the reader chose. */
  ${media.forcedColors} {
    forced-color-adjust: none;
    border-color: CanvasText;
    ${({ $tone }) => $tone !== 'off' && 'background: CanvasText;'}
  }
`;
