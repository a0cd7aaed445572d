import { html } from './markup.ts';
import { page } from './page.ts';

/** No visit was opened, or the errand is over. */
export const expiredPage = (): Response =>
  page(
    'This page is no longer good',
    html`<p>Go back to the console and begin again. <a href="/">To the console</a></p>`,
    { status: 404 },
  );
