import styled from 'styled-components';
import { floatingLook } from '../theme/floating-look.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { ToastTone } from './toast-types.ts';

const colors: Readonly<Record<ToastTone, string>> = {
  success: theme.color.success,
  info: theme.color.info,
  warning: theme.color.warning,
  error: theme.color.danger,
};

export const Region = styled.section`
  position: fixed;
  z-index: ${theme.layer.toast};
  display: grid;
  gap: ${theme.space[8]};
  width: min(420px, calc(100vw - 24px));
  max-height: calc(100vh - 24px);
  overflow: auto;
  inset: auto;
  &[data-position^='top'] {
    top: ${theme.space[12]};
  }
  &[data-position^='bottom'] {
    bottom: ${theme.space[12]};
  }
  &[data-position$='left'] {
    left: ${theme.space[12]};
  }
  &[data-position$='right'] {
    right: ${theme.space[12]};
  }
  &[data-position='top'],
  &[data-position='bottom'],
  &[data-position='center'] {
    left: 50%;
    transform: translateX(-50%);
  }
  &[data-position='left'],
  &[data-position='right'] {
    top: 50%;
    transform: translateY(-50%);
  }
  &[data-position='center'] {
    top: 50%;
    transform: translate(-50%, -50%);
  }
  &[data-dodging][data-position^='bottom'] {
    top: ${theme.space[12]};
    bottom: auto;
  }
  &[data-dodging]:not([data-position^='bottom']) {
    top: auto;
    bottom: ${theme.space[12]};
  }
  ${media.print} {
    display: none;
  }
`;

export const Item = styled.div`
  ${floatingLook}
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[10]};
  padding: ${theme.space[12]} ${theme.space[10]} ${theme.space[12]} ${theme.space[14]};
`;

export const Sign = styled.span<{ $tone: ToastTone }>`
  display: inline-flex;
  flex: none;
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

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[10]};
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
`;

export const History = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  justify-items: start;
  & > ul {
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Entry = styled.li`
  display: flex;
  gap: ${theme.space[10]};
  padding: ${theme.space[12]} 0;
  & + & {
    border-top: 1px solid ${theme.color.line};
  }
`;

export const Time = styled.time`
  flex: none;
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  font-variant-numeric: tabular-nums;
`;

export const Empty = styled.p`
  margin: 0;
  color: ${theme.color.muted};
`;
