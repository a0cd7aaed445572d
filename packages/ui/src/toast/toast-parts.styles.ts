import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { ToastTone } from './toast-types.ts';

const colors: Readonly<Record<ToastTone, string>> = {
  success: theme.color.success,
  info: theme.color.info,
  warning: theme.color.warning,
  error: theme.color.danger,
};

export const Sign = styled.span<{ $tone: ToastTone }>`
  display: inline-flex;
  flex: none;
  margin-top: 1px;
  color: ${({ $tone }) => colors[$tone]};
`;

export const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space[2]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.strong`
  font-weight: ${theme.weight.label};
  & > small {
    color: ${theme.color.muted};
    font-weight: ${theme.weight.body};
  }
`;
