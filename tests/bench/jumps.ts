import type { Page } from '@playwright/test';

/** What a jump to each of these shares of the list took. */
export interface Jumps {
  /** Milliseconds from the scroll to the frame in which the row in the middle is there with its words. */
  readonly painted: number;
  /** Frames in which nothing at all was drawn in the middle, of all jumps. */
  readonly blank: number;
  /** Elements in the list after the last jump. */
  readonly nodes: number;
}

/** Twenty places all over the list, always the same. */
const shares = Array.from({ length: 20 }, (_, place) => ((place * 7919) % 1000) / 1000);

/** Scrolls to all places of a list of so many rows, one after another, and answers the median of the times. */
export function jumpsOf(page: Page, count: number): Promise<Jumps> {
  return page.evaluate(
    async ({ places, rows }) => {
      const list = document.querySelector<HTMLElement>('[role="grid"]');
      if (list === null) throw new Error('There is no list on this page.');
      const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
      const { left, top, height } = list.getBoundingClientRect();
      const middle = () => document.elementFromPoint(left + 24, top + height / 2)?.closest('[role="row"]');
      // The head of a list moves its middle by a row.
      const isNear = (row: Element, wanted: number) =>
        Math.abs(Number(row.getAttribute('data-index')) - wanted) < 3;
      const times: number[] = [];
      let blank = 0;
      for (const share of places) {
        const wanted = ((rows * 36 - height) * share + height / 2) / 36;
        const began = performance.now();
        list.scrollTop = (list.scrollHeight - list.clientHeight) * share;
        for (;;) {
          await frame();
          const row = middle();
          if (!row) blank += 1;
          else if (row.getAttribute('aria-busy') !== 'true' && isNear(row, wanted)) break;
          if (performance.now() - began > 10_000) throw new Error(`Row ${wanted} does not come.`);
        }
        times.push(performance.now() - began);
      }
      const sorted = times.toSorted((a, b) => a - b);
      return {
        painted: sorted[Math.floor(sorted.length / 2)] ?? 0,
        blank,
        nodes: list.querySelectorAll('*').length,
      };
    },
    { places: shares, rows: count },
  );
}
