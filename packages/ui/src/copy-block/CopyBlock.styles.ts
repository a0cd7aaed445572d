import styled, { css } from 'styled-components';
import { ScrollRegion } from '../scroll-region/ScrollRegion.tsx';
import { focusRingInside } from '../theme/focus-ring.ts';
import { theme } from '../theme/theme.ts';
import type { CopyBlockVariant } from './copy-block-variants.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
`;

/* A refusal to copy is read below the label. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[8]};
  padding: 2px 2px 2px ${theme.space[10]};
  border-bottom: 1px solid ${theme.color.line};
`;

export const Label = styled.span`
  flex: 1;
  min-width: 0;
  padding-block: ${theme.space[4]};
  font-size: ${theme.type.label};
  line-height: ${theme.type.labelLine};
  font-weight: ${theme.weight.label};
  overflow-wrap: anywhere;
`;

/* Fifteen lines are seen at once. */
export const Content = styled(ScrollRegion)`
  max-height: 20rem;
  padding: ${theme.space[8]} ${theme.space[10]};
  &:focus-visible {
    ${focusRingInside}
  }
`;

const variants: Record<CopyBlockVariant, ReturnType<typeof css>> = {
  mono: css``,
  prose: css`
    font: inherit;
  `,
};

export const Text = styled.pre<{ $variant: CopyBlockVariant }>`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  hyphens: none;
  ${({ $variant }) => variants[$variant]}
`;
