import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import { asCards } from './PagedList.styles.ts';

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

/* Close rows have one line: the second stands behind the name, as far as there is room. */
export const Names = styled.div`
  min-width: 0;
  [data-compact] & {
    display: flex;
    align-items: baseline;
    gap: ${theme.space[8]};
    ${asCards} {
      display: block;
    }
  }
`;

export const NameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[4]};
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
  }
`;

export const Second = styled.div<{ $onCard: boolean }>`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: 1.125rem;
  /* Gives way before the name breaks. */
  [data-compact] & {
    flex-shrink: 1000;
    min-width: 0;
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
