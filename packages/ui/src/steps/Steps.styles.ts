import styled, { css } from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';
import { theme } from '../theme/theme.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.styles.ts';
import type { StepState } from './steps-types.ts';

export const List = styled.ol`
  display: flex;
  align-items: flex-start;
`;

/* Every step has the same room, with its words below the mark: long ones break late. */
export const Item = styled.li`
  position: relative;
  flex: 1 1 0;
  min-width: 0;
  &:not(:last-child) {
    padding-inline-end: ${theme.space[12]};
  }
  /* The line to the next mark. */
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block-start: 0.75rem;
    inset-inline: calc(1.5rem + ${theme.space[8]}) ${theme.space[8]};
    border-top: 1px solid ${theme.color.control};
  }
  &[data-done]::after {
    border-color: ${theme.color.accent};
  }
  & > a,
  & > span {
    position: relative;
    display: inline-grid;
    gap: ${theme.space[6]};
    min-width: 1.5rem;
    max-width: 100%;
  }
  & > a:is(:hover, :focus-visible) {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & > a:active {
    text-decoration-thickness: 2px;
  }
  /* Around the mark: around its words, too, the line to the next mark would cross it. */
  & > a:focus-visible {
    outline: none;
    & > span:first-child {
      ${focusRing}
    }
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
  min-width: 0;
  overflow-wrap: anywhere;
  hyphens: auto;
  ${({ $state }) => labels[$state]}
`;

export const Here = styled.p`
  display: none;
  margin-top: ${theme.space[8]};
  font-weight: ${theme.weight.label};
`;

/* What the words of a step need, in rem. Where there is less, they go, and the line below says where one is. */
const ROOM = 7.5;

export const Root = styled.nav<{ $steps: number }>`
  container-type: inline-size;
  min-width: 0;
  ${({ $steps }) => css`
    @container (max-width: ${$steps * ROOM - 0.01}rem) {
      ${Item}:last-child {
        flex: none;
      }
      ${Label} {
        ${visuallyHidden}
      }
      ${Here} {
        display: block;
      }
    }
  `}
`;
