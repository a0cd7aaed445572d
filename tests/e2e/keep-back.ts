import type { Page } from '@playwright/test';

/** Keeps back what is fetched from an address. Answers how to let it come. */
export async function keepBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letCome = () => {};
  const come = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(address, async (route) => {
    await come;
    await route.continue();
  });
  return letCome;
}
