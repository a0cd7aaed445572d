import type { Page } from '@playwright/test';

/** What is wrong with a page as a reader has it before them. Empty where all holds. */
export async function amissOn(page: Page): Promise<string[]> {
  try {
    return await look(page);
  } catch (error) {
    // The whole document was left for another one meanwhile.
    if (!/context was destroyed|of null/.test(String(error))) throw error;
    await page.waitForLoadState();
    return amissOn(page);
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
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) amiss.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    const headings = [...document.querySelectorAll('h1')].filter((heading) =>
      heading.checkVisibility(),
    ).length;
    if (headings > 1) amiss.push(`the page has ${headings} main headings`);
    return amiss;
  });
}

/** Everything that was thrown in a page and that React complained of. Calls that fail may be logged. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /\bError: |React|Uncaught|router answered/.test(message.text()))
      errors.push(message.text());
  });
  return errors;
}
