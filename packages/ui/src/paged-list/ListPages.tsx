import { formatNumber } from '../format/number-formats.ts';
import { Icon } from '../icon/Icon.tsx';
import { NextIcon, PreviousIcon } from '../icons.ts';
import { GoToPage } from './GoToPage.tsx';
import { Numbers, PageButton, Pages, Short } from './ListFooter.styles.ts';
import type { AllListWords } from './list-words.ts';
import { pageNumbers } from './page-numbers.ts';

/** Properties of {@link ListPages}. */
export interface ListPagesProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly words: AllListWords;
}

/**
 * The page buttons. At an end the button stays in place and in the tab order, and does nothing. What stands for the
 * pages that have no button asks for a number.
 */
export function ListPages({ page, pages, onPage, words }: ListPagesProps) {
  const step = (label: string, to: number, icon: typeof NextIcon) => {
    const isOff = to < 1 || to > pages;
    return (
      <PageButton type="button" aria-label={label} aria-disabled={isOff} onClick={() => !isOff && onPage(to)}>
        <Icon of={icon} size={16} />
      </PageButton>
    );
  };
  return (
    <Pages aria-label={words.pages}>
      {step(words.previousPage, page - 1, PreviousIcon)}
      <Numbers>
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <GoToPage key={`gap-${index < 3 ? 'start' : 'end'}`} {...{ pages, onPage, words }}>
              …
            </GoToPage>
          ) : (
            <PageButton
              key={number}
              type="button"
              aria-label={words.page(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => number !== page && onPage(number)}
            >
              {formatNumber(number, words.spans.locale)}
            </PageButton>
          ),
        )}
      </Numbers>
      <Short>
        <GoToPage {...{ pages, onPage, words }}>{words.pageOf(page, pages)}</GoToPage>
      </Short>
      {step(words.nextPage, page + 1, NextIcon)}
    </Pages>
  );
}
