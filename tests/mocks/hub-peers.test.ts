import { createWorld, signInAs, type World } from '@archive-console/mocks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const END = '\u001E';
const HANDSHAKE = `{"protocol":"json","version":1}${END}`;
const PING = `{"type":6}${END}`;

let world: World;
beforeEach(() => {
  vi.useFakeTimers();
  world = createWorld();
});
afterEach(() => {
  world.hub.drop();
  vi.useRealTimers();
});

function connect(email?: string) {
  const session = world.sessions.ofToken(signInAs(world, email));
  if (session === undefined) throw new Error('No session: sign in first.');
  const heard: string[] = [];
  const closed: number[] = [];
  const line = world.hub.accept(session, {
    send: (text) => heard.push(text),
    close: (code) => closed.push(code),
  });
  return { line, heard, closed, session };
}

describe('A line of the hub', () => {
  it('shakes hands, then hears what happens', () => {
    const { line, heard } = connect();
    world.hub.tell('UsersChanged', { ids: ['too early'] });
    line.receive(HANDSHAKE);
    world.hub.tell('UsersChanged', { ids: ['u1'] });
    expect(heard).toEqual([
      `{}${END}`,
      `{"type":1,"target":"UsersChanged","arguments":[{"ids":["u1"]}]}${END}`,
    ]);
  });

  it('refuses a protocol it does not speak', () => {
    const { line, heard, closed } = connect();
    line.receive(`{"protocol":"messagepack","version":1}${END}`);
    expect(heard[0]).toMatch(/error/);
    expect(closed).toEqual([1002]);
  });

  it('answers a call of an unknown method with an error', () => {
    const { line, heard } = connect();
    line.receive(`${HANDSHAKE}{"type":1,"target":"Dance","invocationId":"7","arguments":[]}${END}`);
    expect(heard[1]).toBe(`{"type":3,"invocationId":"7","error":"The hub has no method 'Dance'."}${END}`);
  });

  it('gives a sign of life every 15 s while the other side does', () => {
    const { line, heard, closed } = connect();
    line.receive(HANDSHAKE);
    for (let beats = 1; beats <= 4; beats += 1) {
      vi.advanceTimersByTime(15_000);
      expect(heard.filter((text) => text === PING)).toHaveLength(beats);
      line.receive(PING);
    }
    expect(closed).toEqual([]);
  });

  it('is cut when the other side says nothing for longer than 30 s', () => {
    const { line, closed } = connect();
    line.receive(HANDSHAKE);
    vi.advanceTimersByTime(30_000);
    expect(closed).toEqual([]);
    vi.advanceTimersByTime(15_000);
    expect(closed).toEqual([1012]);
    expect(world.hub.connections()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends with its session, in good order, and leaves the others alone', () => {
    const carla = connect();
    const amelie = connect('amelie.brandt@demo.example');
    for (const { line } of [carla, amelie]) line.receive(HANDSHAKE);
    world.sessions.end(carla.session.id);
    expect(carla.heard.at(-1)).toBe(`{"type":7,"allowReconnect":false}${END}`);
    expect(carla.closed).toEqual([1000]);
    expect(amelie.closed).toEqual([]);
    expect(world.hub.connections()).toBe(1);
  });

  it('is promised to a session once', () => {
    const { session } = connect();
    const { connectionToken } = world.hub.negotiate(session) as { connectionToken: string };
    expect(world.hub.redeem(connectionToken)?.id).toBe(session.id);
    expect(world.hub.redeem(connectionToken)).toBeUndefined();
  });
});
