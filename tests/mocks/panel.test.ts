import { createPaypalMandate, createUser, getMailbox, getUser, listUsers } from '@archive-console/api-client';
import { createHub, type Hub } from '@archive-console/api-client/hub';
import {
  accounts,
  createWorld,
  FAULT_KINDS,
  HOUR,
  mailboxIdOf,
  operations,
  signInAs,
  userIdOf,
  type World,
} from '@archive-console/mocks';
import { createDemoServer } from '@archive-console/mocks/server';
import type { Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failing } from '#tests/failing.ts';
import { close, listen } from '#tests/serving.ts';
import { signedInAt } from './browser-at.ts';
import { clientOf, codeOf, eventually, firstPage, refusalOf } from './stage.ts';
import { type Visitor, visitorAt } from './visitor-at.ts';

let world: World;
let server: Server;
let origin: string;
let visitor: Visitor;

beforeEach(async () => {
  world = createWorld();
  server = createDemoServer({ world });
  origin = await listen(server);
  visitor = visitorAt(origin);
});
afterEach(() => close(server));

const sales = { mailboxId: mailboxIdOf('Sales') };
const gustav = { userId: userIdOf('gustav.lund') };
const live = (hub: Hub) => eventually(() => expect(hub.state().phase).toBe('live'));

const ACTIONS = ['time', 'faults', 'faults-off', 'latency', 'connections', 'beginning'];

describe('The panel', () => {
  it('names every account, operation and fault, and runs no scripts', async () => {
    const { text, response } = await visitor.open('/demo');
    for (const { email, note } of accounts) {
      expect(text).toContain(`>${email}</th>`);
      expect(text).toContain(note.replace('&', '&amp;'));
    }
    for (const { name } of operations) expect(text).toContain(`<option>${name}</option>`);
    for (const kind of Object.keys(FAULT_KINDS)) expect(text).toContain(`<option value="${kind}">`);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(text).not.toMatch(/<script| style=| on\w+=/);
  });

  it('leads to pages that are there', async () => {
    const client = await clientOf(world);
    await client.call(createPaypalMandate, { returnUrl: '/home/payment' });
    const { text } = await visitor.open('/demo');
    const addresses = [...text.matchAll(/href="(\/demo\/[^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses.some((address) => address.startsWith('/demo/checkout/'))).toBe(true);
    for (const address of addresses) expect((await visitor.open(address)).response.status).toBe(200);
  });

  it('takes nothing from another site, nor from nowhere', async () => {
    const fields = { amount: '1', unit: 'days', kind: 'forbidden', latency: '5', action: 'off', users: '0' };
    const amiss = await failing(ACTIONS, String, async (action) => {
      for (const from of ['https://evil.example', 'null', null]) {
        const { response } = await visitor.send(`/demo/${action}`, fields, from);
        expect(response.status).toBe(403);
      }
      expect((await visitor.send(`/demo/${action}`, fields)).response.status).toBe(200);
    });
    expect(amiss).toEqual([]);
  });

  const IMPOSSIBLE: readonly (readonly [action: string, fields: Record<string, string>])[] = [
    ['time', { amount: '0', unit: 'days' }],
    ['time', { amount: '367', unit: 'days' }],
    ['time', { amount: '1', unit: 'years' }],
    ['faults', { kind: 'toString' }],
    ['faults', { kind: 'forbidden', operation: 'sellTenant' }],
    ['faults', { kind: 'forbidden', often: 'every', n: '0' }],
    ['latency', { latency: '-1' }],
    ['connections', { action: 'burn' }],
    ['beginning', { users: '1000001' }],
  ];

  it('says why it cannot do something, and does nothing', async () => {
    const before = world.clock.now();
    const amiss = await failing(IMPOSSIBLE, JSON.stringify, async ([action, fields]) => {
      const { response, text } = await visitor.send(`/demo/${action}`, fields);
      expect(response.status).toBe(400);
      expect(text).toMatch(/<p>\s*\S[^]*<a href="\/demo#/);
      expect([world.clock.now(), world.faults.all(), world.faults.latencyMs]).toEqual([
        before,
        [],
        undefined,
      ]);
    });
    expect(amiss).toEqual([]);
  });
});

describe('A fault of the panel', () => {
  it('applies to its operation until it is switched off', async () => {
    const { client } = await signedInAt(origin);
    const fields = { operation: 'getUser', kind: 'not-found', often: 'every', n: '2', done: 'on' };
    const { text } = await visitor.send('/demo/faults', fields);
    expect(text).toContain('one call in 2, done all the same; 0 calls so far');
    await client.call(getUser, gustav);
    expect(await codeOf(client.call(getUser, gustav))).toBe('User.NotFound');
    await client.call(getMailbox, sales);
    const [fault] = world.faults.all();
    expect(fault).toMatchObject({ hits: 2, isDone: true });
    const off = await visitor.send('/demo/faults-off', { id: String(fault?.id) });
    expect(off.text).toContain('Nothing goes wrong.');
    await client.call(getUser, gustav);
    await client.call(getUser, gustav);
  });

  it('concerns every operation unless one is chosen, and all are switched off at once', async () => {
    const { client } = await signedInAt(origin);
    await visitor.send('/demo/faults', { operation: '', kind: 'forbidden', often: 'first', n: '3' });
    await visitor.send('/demo/faults', { operation: '', kind: 'unprocessable', often: '', n: '' });
    expect(await codeOf(client.call(getUser, gustav))).toBe('Default.Forbidden');
    expect(await codeOf(client.call(getMailbox, sales))).toBe('Default.Forbidden');
    await visitor.send('/demo/faults-off', {});
    await client.call(getUser, gustav);
  });

  it('is latency as well', async () => {
    const { text } = await visitor.send('/demo/latency', { latency: '250' });
    expect(world.faults.latencyMs).toBe(250);
    expect(text).toMatch(/name="latency"[^>]*value="250"/);
  });
});

describe('Time', () => {
  it('passes, and what is due in that time happens', async () => {
    const begin = world.clock.now().getTime();
    const founded = world.tenants.of('provisioning');
    expect(founded?.tenant?.tenantState).toBe('Provisioning');
    await visitor.send('/demo/time', { amount: '2', unit: 'hours' });
    expect(world.clock.now().getTime() - begin).toBe(2 * HOUR);
    expect(founded?.tenant?.tenantState).toBe('Ready');
  });
});

describe('The hub', { timeout: 20_000 }, () => {
  let hub: Hub;
  let returns = 0;

  beforeEach(async () => {
    returns = 0;
    const token = signInAs(world);
    hub = createHub({ url: `${origin}/hub`, token: () => token });
    hub.onReconnected(() => {
      returns += 1;
    });
    hub.start();
    await live(hub);
  });
  afterEach(() => hub.stop());

  it('forgets its connections', async () => {
    expect((await visitor.open('/demo')).text).toContain('It is on, with 1 connected.');
    await visitor.send('/demo/connections', { action: 'drop' });
    await eventually(() => expect(returns).toBe(1));
  });

  it('breaks its lines, without loss', async () => {
    const heard: string[][] = [];
    hub.on('UsersChanged', ({ ids }) => heard.push(ids));
    await visitor.send('/demo/connections', { action: 'break' });
    world.hub.notify('UsersChanged', { ids: ['during'] });
    await eventually(() => expect(heard).toEqual([['during']]));
    expect(returns).toBe(0);
  });

  it('loses the connected clients when the demo begins anew', async () => {
    await visitor.send('/demo/beginning', { users: '60' });
    await eventually(() => expect(hub.state().phase).toBe('reconnecting'));
  });

  it('is switched off and on', async () => {
    expect((await visitor.send('/demo/connections', { action: 'off' })).text).toContain('It is off.');
    await eventually(() => expect(hub.state().phase).toBe('reconnecting'));
    await visitor.send('/demo/connections', { action: 'on' });
    hub.tryNow();
    await eventually(() => expect(returns).toBe(1));
  });
});

describe('Beginning anew', () => {
  it.each([0, 60, 10_000, 1_000_000])('gives a directory of %i people', async (users) => {
    const { text } = await visitor.send('/demo/beginning', { users: String(users) });
    expect(text).toContain(`<option value="${users}" selected>`);
    const { client } = await signedInAt(origin);
    expect((await client.call(listUsers, firstPage)).totalRows).toBe(users);
  });

  it('forgets all changes, and signs every user out', async () => {
    const { client } = await signedInAt(origin);
    await client.call(createUser, { userName: 'nora.klein' });
    await visitor.send('/demo/faults', { kind: 'forbidden', operation: 'createUser' });
    await visitor.send('/demo/connections', { action: 'off' });
    const { text } = await visitor.send('/demo/beginning', { users: '63' });
    expect(text).toContain('Nothing goes wrong.');
    expect(text).toContain('It is on, with 0 connected.');
    expect(world.hub.isOn).toBe(false);
    expect(await refusalOf(client.call(listUsers, firstPage))).toMatchObject({ status: 401 });
    const again = await signedInAt(origin);
    expect((await again.client.call(listUsers, firstPage)).totalRows).toBe(63);
    await again.client.call(createUser, { userName: 'nora.klein' });
  });
});
