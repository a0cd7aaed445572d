import type { RequestHandler } from 'msw';
import { html, type Markup } from '../pages/markup.ts';
import { STANDARD, tenantKinds } from '../tenants/kinds.ts';
import { action, PANEL, wholeNumberIn } from './action.ts';

/** How the demo begins anew. */
export interface Beginning {
  /** How many people the standard tenant began with. */
  readonly users: number;
  /** Begins anew, with that many people. */
  again(users: number): void;
}

const USUAL = tenantKinds.find(({ key }) => key === STANDARD)?.users ?? 0;
const SIZES = [0, 60, USUAL, 10_000, 1_000_000];

const NUMBER = new Intl.NumberFormat('en-US');

/** How large the demo is, and how to begin anew. */
export function beginningSection({ users }: Beginning): Markup {
  const sizes = [...new Set([...SIZES, users])].toSorted((one, other) => one - other);
  return html`<section id="beginning">
    <h2>Begin anew</h2>
    <p>Everything that was done is forgotten, faults and time included, and everybody signs in again.</p>
    <form method="post" action="${PANEL}/beginning">
      <label for="users">People of Lindenhof GmbH</label>
      <select id="users" name="users">
        ${sizes.map(
          (size) =>
            html`<option value="${size}" ${size === users ? 'selected' : ''}>${NUMBER.format(size)}</option>`,
        )}
      </select>
      <button type="submit">Start afresh</button>
    </form>
  </section>`;
}

export const startingActions = (beginning: Beginning): RequestHandler[] => [
  action('beginning', 'beginning', (fields) => {
    const users = wholeNumberIn(fields, 'users', 0, 1_000_000);
    if (users === undefined) return 'There can be 0 to 1,000,000 people.';
    beginning.again(users);
    return undefined;
  }),
];
