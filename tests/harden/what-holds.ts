import type { Page } from '@playwright/test';

/** What is wrong with a page as a reader has it before them. Empty where all holds. */
export const amissOn = (page: Page): Promise<string[]> => whenLoaded(page, () => look(page));

/** Looks at a page, once more where the whole document was left for another one meanwhile. */
export async function whenLoaded<TSeen>(page: Page, seen: () => Promise<TSeen>): Promise<TSeen> {
  try {
    return await seen();
  } catch (error) {
    if (!/context was destroyed|of null/.test(String(error))) throw error;
    await page.waitForLoadState();
    return whenLoaded(page, seen);
  }
}

function look(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const text = document.body.innerText;
    const amiss: string[] = [];
    if (text.trim().length < 20) amiss.push('the page is white');
    // A key in place of its words, a value that never was one, a placeholder without its value.
    const raw = /\b[a-z-]+:[a-z]+(\.[a-zA-Z_]+)+\b|\bundefined\b|\bNaN\b|\[object|\{\{|Invalid Date/.exec(
      text,
    );
    if (raw) amiss.push(`the page shows ${raw[0]}`);
    const tooWide = whatIsTooWide();
    if (tooWide) amiss.push(tooWide);
    const headings = [...document.querySelectorAll('h1')].filter((heading) =>
      heading.checkVisibility(),
    ).length;
    if (headings > 1) amiss.push(`the page has ${headings} main headings`);
    return amiss;

    /** How much too wide the page is, with what reaches beyond its edge: named so that it is known when it comes again. */
    function whatIsTooWide(): string | undefined {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return undefined;
      const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 0 && right + scrollX > clientWidth + 0.5 && !isScrolledTo(element);
      });
      const named = beyond.slice(0, 12).map((element) => {
        const { left, right } = element.getBoundingClientRect();
        const marks = [...element.attributes]
          .filter(({ name }) => /^(role|aria-|data-|id$|class$|style$)/.test(name))
          .map(({ name, value }) => `${name}=${value.slice(0, 40)}`);
        const words = (element.textContent ?? '').slice(0, 40);
        const { position } = getComputedStyle(element);
        return `<${element.localName} ${marks.join(' ')}> ${position} ${Math.round(left)}–${Math.round(right)} “${words}”`;
      });
      const open = [
        ...document.querySelectorAll('dialog[open], [role="dialog"], [role="menu"], [role="tooltip"]'),
      ].map((element) => element.getAttribute('aria-label') ?? (element.textContent ?? '').slice(0, 30));
      return [
        `the page is ${scrollWidth - clientWidth} px wider than ${clientWidth} px; open: ${open.join(', ') || 'nothing'}`,
        ...named,
      ].join('\n    ');
    }

    /** It lies in what is scrolled or cut off by itself. */
    function isScrolledTo(element: Element): boolean {
      for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    }
  });
}

/** Everything that was thrown in a page and that React complained of. Calls that fail may be logged. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    const isError =
      message.type() === 'error' && /\bError: |React|Uncaught|router answered/.test(message.text());
    if (isError || /one blocker at a time/.test(message.text())) errors.push(message.text());
  });
  return errors;
}
