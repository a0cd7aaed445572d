import styled, { css } from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { NoticeTone } from './notice-tones.ts';

const tones: Record<NoticeTone, ReturnType<typeof css>> = {
  danger: css`
    color: ${theme.color.danger};
  `,
  warning: css`
    color: ${theme.color.warning};
  `,
  info: css`
    color: ${theme.color.info};
  `,
  neutral: css`
    color: ${theme.color.muted};
  `,
};

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  padding-block: 11px;
  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  &:not(:first-child) {
    border-top: 1px solid ${theme.color.line};
  }
`;

/* Beside the first line of several; a title alone may stand beside a button that is higher. */
export const Sign = styled.span<{ $tone: NoticeTone; $hasText: boolean }>`
  display: inline-flex;
  align-self: ${({ $hasText }) => ($hasText ? 'start' : 'center')};
  padding-top: ${({ $hasText }) => ($hasText ? '1px' : 0)};
  ${({ $tone }) => tones[$tone]}
`;

/* A button that finds no room beside the words stands below them, in line with them. */
export const Matter = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[12]};
  min-width: 0;
`;

export const Words = styled.div`
  flex: 1;
  min-width: min(100% - 3rem, 9rem);
`;

export const Title = styled.p`
  font-weight: ${theme.weight.label};
  overflow-wrap: anywhere;
`;

export const Text = styled.p`
  margin-top: ${theme.space[4]};
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  overflow-wrap: anywhere;
`;
