import styled, { css } from 'styled-components';
import { Matter, Words } from '../notice-list/NoticeList.styles.ts';
import { theme } from '../theme/theme.ts';
import type { CheckState } from './check-list-types.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[14]};
  min-width: 0;
`;

const states: Record<CheckState, ReturnType<typeof css>> = {
  open: css`
    color: ${theme.color.faint};
  `,
  busy: css`
    color: ${theme.color.accent};
  `,
  done: css`
    color: ${theme.color.success};
  `,
  failed: css`
    color: ${theme.color.danger};
  `,
};

const SIGN = '30px';

export const Item = styled(Matter)`
  padding-inline-start: ${SIGN};
`;

/* Words of several lines keep room for some words in each: what finds no room beside them stands below. */
export const Said = styled(Words)<{ $hasText: boolean }>`
  position: relative;
  ${({ $hasText }) =>
    $hasText &&
    css`
      min-width: min(100%, 18rem);
    `}
`;

/* Beside the first line of the title, wherever that stands. */
export const Sign = styled.span<{ $state: CheckState }>`
  position: absolute;
  inset-block-start: 1px;
  inset-inline-start: -${SIGN};
  ${({ $state }) => states[$state]}
`;

/* What is known of a check, before what can be done about it. */
export const Fact = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  line-height: ${theme.type.smallLine};
  overflow-wrap: anywhere;
`;
