import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { formatNumber } from '../format/number-formats.ts';
import { NumberField } from '../number-field/NumberField.tsx';
import { PopoverPanel } from '../popover/PopoverPanel.tsx';
import { Stack } from '../stack/Stack.tsx';
import type { AllListWords } from './list-words.ts';

/** Properties of {@link PagePanel}. */
export interface PagePanelProps {
  /** The number of the last page. */
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly words: AllListWords;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The field for the number of a page. A number beyond the last page leads to the last. */
export function PagePanel({ pages, onPage, words, trigger, onClose }: PagePanelProps) {
  const [page, setPage] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const go = (): void => {
    if (page === null) return;
    onClose();
    onPage(Math.min(page, pages));
  };
  return (
    <PopoverPanel title={words.goToPage} trigger={trigger} placement="top end" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          go();
        }}
      >
        <Stack gap={8}>
          <NumberField
            ref={field}
            label={words.goToPage}
            hint={`1–${formatNumber(pages, words.spans.locale)}`}
            locale={words.spans.locale}
            min={1}
            value={page}
            onChange={setPage}
          />
          <Button type="submit" design="primary" size="sm">
            {words.applyFilter}
          </Button>
        </Stack>
      </form>
    </PopoverPanel>
  );
}
