import styled, { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.styles.ts';
import type { StepState } from './Steps.tsx';

export const Root = styled.nav`
  min-width: 0;
`;

export const List = styled.ol`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[10]};
`;

/* The line to the next step takes what room is left. */
export const Item = styled.li`
  position: relative;
  display: flex;
  flex: 0 1 auto;
  gap: ${theme.space[10]};
  min-width: 0;
  &:not(:last-child) {
    flex-grow: 1;
  }
  &:not(:last-child)::after {
    content: '';
    flex: 1;
    min-width: ${theme.space[12]};
    height: 1px;
    margin-top: 0.75rem;
    background: ${theme.color.control};
  }
  & > a,
  & > span {
    position: relative;
    display: inline-flex;
    align-items: flex-start;
    gap: ${theme.space[8]};
    min-width: 1.5rem;
    min-height: 1.5rem;
    border-radius: ${theme.radius.badge};
  }
  & > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const marks: Record<StepState, ReturnType<typeof css>> = {
  done: css`
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
  `,
  current: css`
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  `,
  toCome: css`
    border-color: ${theme.color.control};
    color: ${theme.color.muted};
  `,
  failed: css`
    border-color: ${theme.color.danger};
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
  `,
};

export const Mark = styled.span<{ $state: StepState }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border: 1px solid;
  border-radius: 50%;
  font-size: 0.75rem;
  line-height: 1;
  font-weight: ${theme.weight.heading2};
  font-variant-numeric: tabular-nums;
  ${({ $state }) => marks[$state]}
`;

const labels: Record<StepState, ReturnType<typeof css>> = {
  done: css`
    color: ${theme.color.text};
  `,
  current: css`
    color: ${theme.color.text};
    font-weight: ${theme.weight.heading2};
  `,
  toCome: css`
    color: ${theme.color.muted};
  `,
  failed: css`
    color: ${theme.color.danger};
    font-weight: ${theme.weight.heading2};
  `,
};

export const Label = styled.span<{ $state: StepState }>`
  padding-top: 2px;
  overflow-wrap: anywhere;
  hyphens: auto;
  ${({ $state }) => labels[$state]}
  ${media.belowMedium} {
    ${visuallyHidden}
  }
`;

export const Here = styled.p`
  display: none;
  margin-top: ${theme.space[8]};
  font-weight: ${theme.weight.label};
  ${media.belowMedium} {
    display: block;
  }
`;
