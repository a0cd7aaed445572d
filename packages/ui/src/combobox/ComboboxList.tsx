import { useEffect, useRef } from 'react';
import { Collection, ListBoxLoadMoreItem } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { entryKey, TYPED } from './combobox-entries.ts';
import type { ComboboxOption, ComboboxProps, ComboboxWords } from './combobox-types.ts';
import { ComboboxEntry } from './ComboboxEntry.tsx';
import { List, Note } from './ComboboxPanel.styles.ts';

/** Properties of {@link ComboboxList}. */
export interface ComboboxListProps extends Pick<ComboboxProps, 'onMore'> {
  readonly words: Required<ComboboxWords>;
  readonly labelId: string;
  readonly entries: readonly ComboboxOption[];
  /** What would be taken as a value of its own. */
  readonly custom: string | undefined;
  readonly isLoading: boolean;
  readonly hasMore: boolean;
}

/** In CSS pixels: what an entry of two lines has until it is measured, what is said of reading on, and around all. */
const layout = { estimatedRowHeight: 48, loaderHeight: 36, padding: 4 };

/** What is offered, as far as it was read. Only what is seen is in the document. */
export function ComboboxList({
  labelId,
  entries,
  custom,
  isLoading,
  hasMore,
  onMore,
  words,
}: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The library looks for the chosen entry before it has drawn it.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      <List ref={list} aria-labelledby={labelId}>
        <Collection items={entries}>
          {(option) => <ComboboxEntry id={entryKey(option)} option={option} />}
        </Collection>
        {custom !== undefined && <ComboboxEntry id={TYPED} option={{ label: words.customEntry(custom) }} />}
        {hasMore && (
          <ListBoxLoadMoreItem onLoadMore={() => !isLoading && onMore?.()} isLoading={isLoading}>
            <Note>{words.loading}</Note>
          </ListBoxLoadMoreItem>
        )}
      </List>
    </Virtualizer>
  );
}
