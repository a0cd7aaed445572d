import styled, { css } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { asCards, asRows } from './PagedList.styles.ts';

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[10]};
  min-width: 0;
`;

export const Picture = styled.span`
  display: inline-flex;
  flex: none;
  color: ${theme.color.muted};
  ${asCards} {
    position: absolute;
    top: ${theme.space[14]};
    inset-inline-start: ${theme.space[14]};
    align-items: center;
    justify-content: center;
    width: 36px;
    min-height: 36px;
    > :not(svg) {
      min-width: 36px;
      min-height: 36px;
    }
    [data-choosing] & {
      display: none;
    }
  }
`;

/* Room for the ring around the name, inside of what is cut off. */
const ringRoom = css`
  margin: -3px;
  padding: 3px;
  overflow: hidden;
`;

export const Names = styled.div`
  min-width: 0;
  /* Close rows have one line: the second stands behind the name, and falls below what is seen where there is no room. */
  ${asRows} {
    [data-compact] & {
      display: flex;
      flex: 1;
      flex-wrap: wrap;
      align-items: baseline;
      gap: ${theme.space[8]};
      width: 0;
      height: 26px;
      ${ringRoom}
    }
    [data-fitting] [data-compact] & {
      width: auto;
    }
  }
`;

export const NameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[4]};
  ${asRows} {
    [data-compact] & {
      flex-wrap: nowrap;
      min-width: 0;
    }
  }
`;

export const Name = styled.span`
  min-width: 0;
  font-weight: ${theme.weight.label};
  > a {
    border-radius: ${theme.radius.badge};
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 3px;
    }
    &:active {
      text-decoration-thickness: 2px;
    }
  }
  ${asRows} {
    [data-compact] & {
      white-space: nowrap;
      text-overflow: ellipsis;
      ${ringRoom}
      > a {
        display: block;
        overflow: inherit;
        text-overflow: inherit;
      }
    }
  }
`;

export const Second = styled.div<{ $onCard: boolean }>`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  font-weight: ${theme.weight.body};
  line-height: 1.125rem;
  [data-compact] & {
    flex: 1 1 4rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${asCards} {
    display: ${({ $onCard }) => ($onCard ? 'block' : 'none')};
    && {
      white-space: normal;
    }
  }
`;
