import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { PasswordScore } from './password-score.ts';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  min-width: 0;
`;

export const Bars = styled.span`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[4]};
`;

const tones: Record<PasswordScore, string> = {
  0: theme.color.line,
  1: theme.color.warning,
  2: theme.color.warning,
  3: theme.color.success,
  4: theme.color.success,
};

export const Bar = styled.span<{ $score: PasswordScore; $isFilled: boolean }>`
  height: 4px;
  border-radius: ${theme.radius.round};
  background: ${({ $score, $isFilled }) => ($isFilled ? tones[$score] : theme.color.line)};
  transition: background-color ${theme.motion.appear} ease-out;
  ${media.forcedColors} {
    height: 6px;
    border: 1px solid CanvasText;
    background: ${({ $isFilled }) => ($isFilled ? 'CanvasText' : 'Canvas')};
    forced-color-adjust: none;
  }
`;

export const Words = styled.output`
  display: block;
  min-height: ${theme.type.smallLine};
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  overflow-wrap: anywhere;
`;
