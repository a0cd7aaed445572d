import type { Page } from '@playwright/test';

/** The newest code beside an address on a page of the demo, read in another tab. */
export async function readCode(
  page: Page,
  path: '/demo/authenticator' | '/demo/inbox',
  email: string,
): Promise<string> {
  const other = await page.context().newPage();
  await other.goto(path);
  const code = await other
    .getByRole('listitem')
    .filter({ hasText: email })
    .first()
    .locator('.code')
    .innerText();
  await other.close();
  return code;
}
