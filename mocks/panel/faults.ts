import type { AnyOperation } from '@archive-console/api-client';
import type { RequestHandler } from 'msw';
import type { ActiveFault, Fault } from '../faults/faults.ts';
import { FAULT_KINDS, type FaultKind } from '../faults/kinds.ts';
import { html, type Markup } from '../pages/markup.ts';
import type { World } from '../world.ts';
import { action, PANEL, wholeNumberIn } from './action.ts';

const MOST_CALLS = 1000;
const MOST_LATENCY = 60_000;

const EVERY = 'every call';

function often({ calls }: Fault): string {
  if (calls === undefined) return EVERY;
  if ('first' in calls) return calls.first === 1 ? 'the first call' : `the first ${calls.first} calls`;
  return calls.every === 1 ? EVERY : `one call in ${calls.every}`;
}

function activeFault(fault: ActiveFault): Markup {
  const { id, kind, operation, isDone, hits } = fault;
  return html`<li>
    <p>${operation?.name ?? 'Every operation'}: ${FAULT_KINDS[kind]}</p>
    <p>${often(fault)}${isDone === true ? ', done all the same' : ''}; ${hits} calls so far</p>
    <form method="post" action="${PANEL}/faults-off">
      <button type="submit" name="id" value="${id}">Switch off</button>
    </form>
  </li>`;
}

function operationChoices(operations: readonly AnyOperation[]): Markup[] {
  const nouns = [...new Set(operations.map(({ noun }) => noun))].toSorted();
  const choice = ({ name }: AnyOperation) => html`<option>${name}</option>`;
  return nouns.map(
    (noun) =>
      html`<optgroup label="${noun}">
        ${operations.filter((operation) => operation.noun === noun).map(choice)}
      </optgroup>`,
  );
}

/** What goes wrong, and what shall. */
export function faultsSection({ faults }: World, operations: readonly AnyOperation[]): Markup {
  const active = faults.all();
  return html`<section id="faults">
    <h2>Faults</h2>
    ${
      active.length === 0
        ? html`<p>Nothing goes wrong.</p>`
        : html`<ul>
              ${active.map(activeFault)}
            </ul>
            <form method="post" action="${PANEL}/faults-off">
              <button type="submit">Switch all off</button>
            </form>`
    }
    <h3>Let something go wrong</h3>
    <form method="post" action="${PANEL}/faults">
      <label for="operation">Operation</label>
      <select class="grows" id="operation" name="operation">
        <option value="">Every operation</option>
        ${operationChoices(operations)}
      </select>
      <label for="kind">What happens</label>
      <select class="grows" id="kind" name="kind">
        ${Object.entries(FAULT_KINDS).map(
          ([kind, words]) => html`<option value="${kind}">${kind}: ${words}</option>`,
        )}
      </select>
      <label for="often">How often</label>
      <select class="grows" id="often" name="often">
        <option value="">Every call</option>
        <option value="first">The first n calls</option>
        <option value="every">Every n-th call</option>
      </select>
      <label for="n">n</label>
      <input id="n" name="n" type="number" min="1" max="${MOST_CALLS}" value="1" />
      <label
        ><input type="checkbox" name="done" /> The service does it all the same: only its answer is
        lost</label
      >
      <button type="submit">Switch on</button>
    </form>
    <h3>Latency</h3>
    <form method="post" action="${PANEL}/latency">
      <label for="latency">Milliseconds that every answer takes</label>
      <input
        id="latency"
        name="latency"
        type="number"
        min="0"
        max="${MOST_LATENCY}"
        value="${faults.latencyMs ?? 0}"
      />
      <button type="submit">Set</button>
    </form>
  </section>`;
}

function callsIn(fields: URLSearchParams): Pick<Fault, 'calls'> | undefined {
  const n = wholeNumberIn(fields, 'n', 1, MOST_CALLS);
  const chosen = fields.get('often');
  if (chosen !== 'first' && chosen !== 'every') return {};
  if (n === undefined) return undefined;
  return { calls: chosen === 'first' ? { first: n } : { every: n } };
}

export function faultsActions({ faults }: World, operations: readonly AnyOperation[]): RequestHandler[] {
  return [
    action('faults', 'faults', (fields) => {
      const name = fields.get('operation') ?? '';
      const operation = operations.find((candidate) => candidate.name === name);
      const kind = fields.get('kind') ?? '';
      const calls = callsIn(fields);
      if (!Object.hasOwn(FAULT_KINDS, kind)) return 'There is no such fault.';
      if (name !== '' && operation === undefined) return 'There is no such operation.';
      if (calls === undefined) return `n is a number from 1 to ${MOST_CALLS}.`;
      const isDone = fields.has('done');
      faults.add({ kind: kind as FaultKind, isDone, ...calls, ...(operation && { operation }) });
      return undefined;
    }),
    action('faults-off', 'faults', (fields) => {
      const id = fields.get('id');
      if (id === null) faults.clear();
      else faults.remove(Number(id));
      return undefined;
    }),
    action('latency', 'faults', (fields) => {
      const latencyMs = wholeNumberIn(fields, 'latency', 0, MOST_LATENCY);
      if (latencyMs === undefined) return `Latency is a number from 0 to ${MOST_LATENCY}.`;
      faults.latencyMs = latencyMs;
      return undefined;
    }),
  ];
}
