import { http, type RequestHandler } from 'msw';
import { codeNow, secondsLeft } from '../second-factor/authenticator.ts';
import type { World } from '../world.ts';
import { html } from './markup.ts';
import { page } from './page.ts';

/** What the authenticators of all accounts show now, for a person who has none at hand. */
export const authenticatorHandler = (world: World): RequestHandler =>
  http.get('*/demo/authenticator', () => {
    const codes = world.credentials.flatMap(({ email, secondFactor: { authenticatorKey, offeredKey } }) => {
      const key = authenticatorKey ?? offeredKey;
      return key === undefined
        ? []
        : [
            html`<li>
              <h2>${email}</h2>
              <p class="code">${codeNow(world, key)}</p>
            </li>`,
          ];
    });
    return page(
      'Demo authenticator',
      html`<p>
          These codes are good for another ${secondsLeft(world)} seconds.
          <a href="/demo/authenticator">Read them again</a>
        </p>
        <ul>
          ${codes}
        </ul>`,
    );
  });
