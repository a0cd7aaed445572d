import { http, type RequestHandler } from 'msw';
import { html } from '../pages/markup.ts';
import { page } from '../pages/page.ts';
import { operations } from '../service/route.ts';
import type { World } from '../world.ts';
import { accountsSection } from './accounts.ts';
import { type Beginning, startingActions, beginningSection } from './beginning.ts';
import { PANEL } from './action.ts';
import { faultsActions, faultsSection } from './faults.ts';
import { hubActions, hubSection } from './hub.ts';
import { placesSection } from './places.ts';
import { timeActions, timeSection } from './time.ts';

/** The panel of the demo: who one can be, where to look, and what to let happen by hand. */
export function panelHandlers(world: World, beginning: Beginning): RequestHandler[] {
  return [
    http.get(`*${PANEL}`, () =>
      page(
        'Demo panel',
        html`<p>What can be tried and let happen in this demo. <a href="/">To the console</a></p>
          <nav aria-label="Sections">
            <a href="#places">Pages</a> <a href="#time">Time</a> <a href="#faults">Faults</a>
            <a href="#hub">Hub</a> <a href="#beginning">Begin anew</a> <a href="#accounts">Accounts</a>
          </nav>
          ${placesSection(world)} ${timeSection(world)} ${faultsSection(world, operations)}
          ${hubSection(world)} ${beginningSection(beginning)} ${accountsSection}`,
      ),
    ),
    ...timeActions(world),
    ...faultsActions(world, operations),
    ...hubActions(world),
    ...startingActions(beginning),
  ];
}
