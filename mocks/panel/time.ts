import type { RequestHandler } from 'msw';
import { DAY, HOUR, MINUTE } from '../clock.ts';
import { html, type Markup } from '../pages/markup.ts';
import type { World } from '../world.ts';
import { action, PANEL, wholeNumberIn } from './action.ts';

const UNITS: Readonly<Record<string, number>> = { minutes: MINUTE, hours: HOUR, days: DAY };
const MOST = 366;

/** What time it is in the demo, and how to let it pass. */
export function timeSection({ clock }: World): Markup {
  const now = clock.now();
  return html`<section id="time">
    <h2>Time</h2>
    <p>It is <time datetime="${now.toISOString()}">${now.toUTCString()}</time> here.</p>
    <p>What is due meanwhile happens. A token nobody uses ends after an hour, a session after 12 hours.</p>
    <form method="post" action="${PANEL}/time">
      <label for="amount">Let time pass</label>
      <input id="amount" name="amount" type="number" min="1" max="${MOST}" value="1" required />
      <select name="unit" aria-label="Unit">
        ${Object.keys(UNITS).map((unit) => html`<option>${unit}</option>`)}
      </select>
      <button type="submit">Let it pass</button>
    </form>
  </section>`;
}

export const timeActions = ({ clock }: World): RequestHandler[] => [
  action('time', 'time', (fields) => {
    const amount = wholeNumberIn(fields, 'amount', 1, MOST);
    const unit = UNITS[fields.get('unit') ?? ''];
    if (amount === undefined || unit === undefined)
      return `Time passes by 1 to ${MOST} minutes, hours or days.`;
    clock.advance(amount * unit);
    return undefined;
  }),
];
