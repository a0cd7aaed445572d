import { IconButton, Inline, NextIcon, PreviousIcon, SearchField, Stack, Text } from '@archive-console/ui';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { cutPage } from '#queries/whole-lists.ts';
import { useDebounced } from '#shared/loading/use-debounced.ts';
import { useServices } from '#shared/runtime/services.ts';
import { readListState, useListChange } from './list-state.ts';

interface RowsInPagesProps<TRow> {
  /** Under which the address keeps the search and the page: `addresses.page`. */
  name: string;
  /** All of them, as they were read at once. */
  rows: readonly TRow[];
  /** What a row is searched by. */
  textOf: (row: TRow) => string;
  /** Names the search. */
  search: string;
  /** Draws those of the page. */
  children: (shown: readonly TRow[]) => ReactNode;
}

/** Rows that were read at once. Where they are more than a page, they are searched, and shown page by page. */
export function RowsInPages<TRow>({ name, rows, textOf, search, children }: RowsInPagesProps<TRow>) {
  const { t } = useTranslation(['area', 'objects']);
  const place = usePlace(name);
  const { typed, rowsPerPage } = place;
  const isMore = rows.length > rowsPerPage || typed !== '';
  const [isLong, setLong] = useState(false);
  // The field does not go while it is emptied, though few rows are left.
  if (isMore && !isLong) setLong(true);
  if (!isMore && !isLong) return children(rows);

  const wanted = typed.trim().toLowerCase();
  const found = rows.filter((row) => textOf(row).toLowerCase().includes(wanted));
  const pages = Math.max(1, Math.ceil(found.length / rowsPerPage));
  const page = Math.min(place.page, pages);
  const shown = cutPage(found, { page, rowsPerPage }).rows;
  const from = (page - 1) * rowsPerPage + 1;
  return (
    <Stack gap={12}>
      <SearchField
        label={search}
        placeholder={search}
        words={{ clear: t('list.clearSearch') }}
        value={typed}
        onChange={({ target }) => place.type(target.value)}
      />
      {found.length > 0 && children(shown)}
      <Inline justify="space-between">
        <Text tone="muted" role="status" numeric>
          {found.length === 0
            ? t('list.noMatchTitle')
            : t('list.range', { from, to: from + shown.length - 1, total: found.length })}
        </Text>
        {pages > 1 && (
          <Inline as="span" gap={4}>
            <IconButton
              icon={PreviousIcon}
              label={t('list.previousPage')}
              disabledReason={page === 1 ? t('objects:pages.first') : undefined}
              onClick={() => place.turnTo(page - 1)}
            />
            <IconButton
              icon={NextIcon}
              label={t('list.nextPage')}
              disabledReason={page === pages ? t('objects:pages.last') : undefined}
              onClick={() => place.turnTo(page + 1)}
            />
          </Inline>
        )}
      </Inline>
    </Stack>
  );
}

/** What is searched for and which page is shown. The address says it, as soon as typing pauses. */
function usePlace(name: string) {
  const { storage } = useServices();
  const { search } = useLocation();
  const definition = useMemo(() => ({ name, defaultSort: '', sortable: [], filters: {} }), [name]);
  const { page, rowsPerPage, text } = readListState(definition, new URLSearchParams(search), storage);
  const change = useListChange(definition, true);
  const [typed, setTyped] = useState(text);
  const settled = useDebounced(typed).trim();
  // What was put into the address and does not stand there yet.
  const underWay = useRef<readonly string[]>([]);
  const keep = useEffectEvent((next: string) => {
    if (next === (underWay.current.at(-1) ?? text)) return;
    underWay.current = [...underWay.current, next];
    change({ text: next });
  });
  useEffect(() => keep(settled), [settled]);
  const follow = useEffectEvent((now: string) => {
    const reached = underWay.current.indexOf(now);
    // Something else changed the address, such as the way back: what was under way leads nowhere any more.
    if (reached === -1) setTyped(now);
    underWay.current = reached === -1 ? [] : underWay.current.slice(reached + 1);
  });
  useEffect(() => follow(text), [text]);
  return {
    typed,
    rowsPerPage,
    // What is typed since begins on its first page.
    page: typed.trim() === text ? page : 1,
    type: setTyped,
    turnTo: (next: number) => change({ page: next }),
  };
}
