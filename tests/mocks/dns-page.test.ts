import { createTrustedDomain, getTrustedDomainVerifier } from '@archive-console/api-client';
import { createDemoServer } from '@archive-console/mocks/server';
import type { Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { close, listen } from '#tests/serving.ts';
import { codeOf, stage, type Stage } from './stage.ts';
import { type Visitor, visitorAt } from './visitor-at.ts';

let given: Stage;
let server: Server;
let visitor: Visitor;

beforeEach(async () => {
  given = await stage();
  server = createDemoServer({ world: given.world });
  visitor = visitorAt(await listen(server));
});
afterEach(() => close(server));

const DNS = '/demo/dns';
const name = 'neu.example';
const add = (text: string, host = name) => visitor.send(DNS, { action: 'add', name: host, text });
const textsOf = (host = name) => given.world.dnsZone.get(host);

describe('The page of the zone', () => {
  it('lets a domain be verified by hand', async () => {
    const { domainVerifier } = await given.client.call(getTrustedDomainVerifier, { domainName: name });
    const create = () => given.client.call(createTrustedDomain, { domainName: name });
    expect(await codeOf(create())).toBe('TrustedDomain.DnsRecordNotFound');
    await add(domainVerifier);
    expect(await create()).toMatchObject({ domainName: name });
  });

  it('lists names with their records, as text', async () => {
    await add('"><script>');
    const { text } = await visitor.open(DNS);
    expect(text).toContain('<h3>lindenhof-verlag.example</h3>');
    expect(text).toContain('v=spf1 include:spf.mail.example -all');
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(text).not.toMatch(/<script| style=| on\w+=/);
  });

  it('adds, changes and removes records', async () => {
    expect((await add(' one ', ' NEU.example. ')).text).toContain(`<h3>${name}</h3>`);
    await add('two');
    await add('two');
    expect(textsOf()).toEqual(['one', 'two']);
    await visitor.send(DNS, { action: 'change', name, was: 'one', text: 'first' });
    expect(textsOf()).toEqual(['first', 'two']);
    await visitor.send(DNS, { action: 'remove', name, was: 'first', text: 'first' });
    expect(textsOf()).toEqual(['two']);
    await visitor.send(DNS, { action: 'remove', name, was: 'two', text: 'two' });
    expect(textsOf()).toBeUndefined();
    expect((await visitor.open(DNS)).text).not.toContain(name);
  });

  it.each([
    ['no name', 'neu', 'text'],
    ['no text', name, ' '],
    ['a name that is an address', 'a@neu.example', 'text'],
    ['a name no domain can have', 'neu.-example', 'text'],
  ])('refuses %s', async (_, host, text) => {
    const before = given.world.dnsZone.size;
    expect((await add(text, host)).response.status).toBe(400);
    expect(given.world.dnsZone.size).toBe(before);
  });

  it.each([['https://evil.example'], ['null'], [null]])('takes nothing from %s', async (from) => {
    const { response } = await visitor.send(DNS, { action: 'add', name, text: 'x' }, from);
    expect(response.status).toBe(403);
    expect(textsOf()).toBeUndefined();
  });
});
