import type { RequestHandler } from 'msw';
import { switchHubs } from '../faults/hub-switch.ts';
import { html, type Markup } from '../pages/markup.ts';
import type { World } from '../world.ts';
import { action, PANEL } from './action.ts';

const hubsOf = ({ tenants }: World) => [...tenants.all()].map(({ hub }) => hub);

const button = (value: string, words: string): Markup =>
  html`<button type="submit" name="action" value="${value}">${words}</button>`;

/** The real-time line of every tenant. */
export function hubSection(world: World): Markup {
  const { hubIsOn } = world.faults;
  const connected = hubsOf(world).reduce((sum, hub) => sum + hub.connections(), 0);
  return html`<section id="hub">
    <h2>Hub</h2>
    <p>${hubIsOn ? `It is on, with ${connected} connected.` : 'It is off.'}</p>
    <form method="post" action="${PANEL}/connections">
      ${
        hubIsOn
          ? [
              button('break', 'Break every line'),
              button('drop', 'Forget every connection'),
              button('off', 'Switch off'),
            ]
          : button('on', 'Switch on')
      }
    </form>
  </section>`;
}

export const hubActions = (world: World): RequestHandler[] => [
  action('connections', 'hub', (fields) => {
    const wanted = fields.get('action');
    if (wanted === 'on' || wanted === 'off') switchHubs(world, wanted === 'on');
    else if (wanted === 'break') for (const hub of hubsOf(world)) hub.breakLines();
    else if (wanted === 'drop') for (const hub of hubsOf(world)) hub.drop();
    else return 'The hub can be switched, dropped or have its lines broken.';
    return undefined;
  }),
];
