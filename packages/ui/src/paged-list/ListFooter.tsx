import { useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ExpandIcon } from '../icons.ts';
import { Inline } from '../inline/Inline.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { Root, Size, SizeChoice } from './ListFooter.styles.ts';
import { ListPages } from './ListPages.tsx';
import { listPageSizes } from './list-types.ts';
import type { AllListWords } from './list-words.ts';

/** Properties of {@link ListFooter}. */
export interface ListFooterProps {
  readonly totalRows: number;
  readonly shownRows: number;
  readonly page: number;
  /** Other rows are on their way. */
  readonly isRefreshing: boolean;
  /** The rows of before are still shown, and named. */
  readonly isBehind: boolean;
  readonly rowsPerPage: number;
  readonly onPage: (page: number) => void;
  readonly onRowsPerPage: (rows: number) => void;
  readonly words: AllListWords;
}

/** Which rows these are, how many are on a page, and the way to the others. */
export function ListFooter({
  totalRows,
  shownRows,
  page,
  isRefreshing,
  isBehind,
  rowsPerPage,
  onPage,
  onRowsPerPage,
  words,
}: ListFooterProps) {
  const before = (page - 1) * rowsPerPage;
  const wanted = words.range(before + 1, before + shownRows, totalRows);
  const [range, setRange] = useState(wanted);
  if (!isBehind && range !== wanted) setRange(wanted);
  const pages = Math.max(1, Math.ceil(totalRows / rowsPerPage));
  return (
    <Root>
      <Inline gap={8}>
        <output>{range}</output>
        {isRefreshing && <Spinner size={14} />}
      </Inline>
      <Size>
        <SizeChoice
          aria-label={words.rowsPerPage}
          value={rowsPerPage}
          onChange={(event) => onRowsPerPage(Number(event.currentTarget.value))}
        >
          {listPageSizes.map((rows) => (
            <option key={rows} value={rows}>
              {words.perPage(rows)}
            </option>
          ))}
        </SizeChoice>
        <Icon of={ExpandIcon} size={14} />
      </Size>
      {pages > 1 && <ListPages page={page} pages={pages} onPage={onPage} words={words} />}
    </Root>
  );
}
