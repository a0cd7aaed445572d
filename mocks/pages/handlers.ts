import { http, type RequestHandler } from 'msw';
import type { Beginning } from '../panel/beginning.ts';
import { panelHandlers } from '../panel/panel.ts';
import type { World } from '../world.ts';
import { authenticatorHandler } from './authenticator.ts';
import { checkoutHandlers } from './checkout.ts';
import { dnsHandlers } from './dns.ts';
import { documentationHandler } from './documentation.ts';
import { exchangeHandlers } from './exchange.ts';
import { foreignForms } from './form.ts';
import { inboxHandler } from './inbox.ts';
import { microsoftConsentHandler } from './microsoft-consent.ts';
import { microsoftSignInHandler } from './microsoft-sign-in.ts';
import { styleHandler } from './page.ts';
import { expiredPage } from './expired-page.ts';

/** The demo's own pages, where the service is reached over HTTP. */
export function pageHandlers(world: World, beginning: Beginning): RequestHandler[] {
  return [
    foreignForms,
    styleHandler,
    ...panelHandlers(world, beginning),
    inboxHandler(world),
    authenticatorHandler(world),
    documentationHandler,
    microsoftSignInHandler(world),
    microsoftConsentHandler(world),
    ...checkoutHandlers(world),
    ...dnsHandlers(world),
    ...exchangeHandlers(world),
    http.all('*/demo/*', expiredPage),
  ];
}
