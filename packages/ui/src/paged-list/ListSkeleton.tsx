import { Skeleton } from '../skeleton/Skeleton.tsx';
import { theme } from '../theme/theme.ts';
import { Body, Cell, Row as RowRoot } from './ListTable.styles.ts';
import { ListLead } from './ListLead.tsx';
import type { ListColumn } from './list-types.ts';

const widths = ['68%', '52%', '76%', '60%', '44%'];

/** On a card, a badge is as wide as its word. */
const badgeWidth = '4.5rem';

/** Properties of {@link ListSkeleton}. */
export interface ListSkeletonProps<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: number;
  readonly isCompact: boolean;
  readonly canChoose: boolean;
  readonly canExpand: boolean;
  readonly hasMenu: boolean;
}

/**
 * Rows that are on their way, in their later height, and with what makes them as wide: the columns stand where they
 * will be. Screen readers hear the list's status instead.
 */
export function ListSkeleton<Row>({
  columns,
  rows,
  isCompact,
  canChoose,
  canExpand,
  hasMenu,
}: ListSkeletonProps<Row>) {
  return (
    <Body aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <RowRoot key={row} data-compact={isCompact || undefined}>
          {canChoose && (
            <Cell data-place="choose">
              <Skeleton width="16px" />
            </Cell>
          )}
          {canExpand && (
            <Cell data-place="expand">
              <Skeleton width={theme.space[20]} />
            </Cell>
          )}
          {columns.map(({ id, card = 'line', lead }, index) => (
            <Cell key={id} data-place={lead ? 'lead' : card}>
              {lead ? (
                <ListLead {...(lead === true && { avatar: <Skeleton shape="circle" /> })}>
                  <Skeleton width={`${9 + ((row * 3) % 5)}rem`} />
                </ListLead>
              ) : (
                <Skeleton
                  width={card === 'badge' ? badgeWidth : (widths[(row + index) % widths.length] ?? '60%')}
                />
              )}
            </Cell>
          ))}
          {hasMenu && (
            <Cell data-place="menu" $end>
              <Skeleton width={theme.size.controlSmall} />
            </Cell>
          )}
        </RowRoot>
      ))}
    </Body>
  );
}
