import { EmptyState, Page, PageHeader, TableIcon } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { useWords } from '#shared/i18n/use-words.ts';
import { CreateLink } from './CreateLink.tsx';
import type { ListedRow } from './list-spec.ts';
import { ListTable, type ListTableProps } from './ListTable.tsx';
import { isNarrowed } from './narrowing.ts';

interface Place {
  to: string;
  label: string;
}

interface ListScreenProps<
  TRow extends ListedRow,
  TFilter extends string,
  TMatching extends object,
> extends Omit<ListTableProps<TRow, TFilter, TMatching>, 'empty'> {
  /** Where a new row is made, and many at once, and what the buttons say. */
  create?: Place & { many?: Place };
  /** How it stands. @default the sentence of the list */
  sentence?: ReactNode;
  /** Links that stand after the sentence. */
  links?: ReactNode;
  /** In place of the table, where the list is kept elsewhere. */
  instead?: ReactNode;
  /** Where nothing exists yet; `action` is what helps, where that is not to create one. */
  empty: { title: string; text: string; action?: ReactNode };
}

/** One list as a page: what it shows in a sentence, how to add to it, its table. */
export function ListScreen<TRow extends ListedRow, TFilter extends string, TMatching extends object>({
  create,
  sentence,
  links,
  instead,
  empty,
  ...table
}: ListScreenProps<TRow, TFilter, TMatching>) {
  const say = useWords();
  const { read, state, spec } = table.list;
  const { words } = spec;
  const isWhole = !isNarrowed(state) && !read.isPlaceholderData;
  const count = isWhole && !read.isError ? (read.data?.totalRows ?? 0) : 0;
  const counted = words.counted && count > 0 ? say(words.counted, { count }) : undefined;
  const said = sentence ?? counted ?? (words.sentence && say(words.sentence));
  return (
    <Page wide>
      <PageHeader
        title={say(words.title)}
        sentence={
          links === undefined ? (
            said
          ) : (
            <>
              {said} {links}
            </>
          )
        }
        actions={
          create && (
            <>
              {create.many && <CreateLink {...create.many} icon={TableIcon} collapses />}
              <CreateLink {...create} design="primary" />
            </>
          )
        }
      />
      {instead ?? (
        <ListTable
          {...table}
          empty={
            <EmptyState
              title={empty.title}
              text={empty.text}
              // The button of the page above is the main one.
              action={create ? <CreateLink {...create} /> : empty.action}
            />
          }
        />
      )}
    </Page>
  );
}
