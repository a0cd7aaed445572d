import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import { edges, first, held } from './cell-places.ts';
import { asCards } from './PagedList.styles.ts';

export const Head = styled.thead`
  ${asCards} {
    display: none;
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 28px;
  margin-inline: calc(${theme.space[4]} * -1);
  padding-inline: ${theme.space[4]};
  border-radius: ${theme.radius.badge};
  font-weight: inherit;
  &:hover,
  [aria-sort] > & {
    color: ${theme.color.text};
  }
  > svg {
    opacity: 0;
  }
  &:hover > svg,
  &:focus-visible > svg {
    opacity: 0.5;
  }
  &:active {
    background: ${theme.color.line};
  }
  [aria-sort] > & > svg {
    opacity: 1;
  }
`;

export const HeadCell = styled.th<{ $end?: boolean }>`
  position: sticky;
  top: var(--ac-sticky-top, 0px);
  z-index: ${theme.layer.sticky};
  /* At 400 % a header that stays would hide the rows. */
  @media (max-height: 400px) {
    position: static;
  }
  [data-wide] &${first} {
    ${held}
    z-index: calc(${theme.layer.sticky} + 1);
    @media (max-height: 400px) {
      top: auto;
    }
  }
  height: 37px;
  padding: 0 var(--ac-cell-padding);
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  font-weight: ${theme.weight.label};
  line-height: ${theme.type.smallLine};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  white-space: nowrap;
  /* Its words end where the numbers end: the arrow stands before them. */
  > ${SortButton} {
    flex-direction: ${({ $end }) => ($end ? 'row-reverse' : 'row')};
  }
  ${edges}
  &:is([data-place='choose'], [data-place='expand'], [data-place='menu']) {
    width: 1px;
  }
  &[data-place='expand'] {
    padding-inline: ${theme.space[8]} 0;
  }
  &[data-place='choose'] {
    padding-inline-end: ${theme.space[8]};
    > input {
      margin: 0 0 0 -4px;
    }
  }
`;
