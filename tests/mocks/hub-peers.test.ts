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

function connect(email?: string, isStateful = false) {
  const session = world.sessions.ofToken(signInAs(world, email));
  if (session === undefined) throw new Error('No session: sign in first.');
  const heard: string[] = [];
  const closed: number[] = [];
  const { connectionToken } = world.hub.negotiate(session, { isStateful });
  /** Another line of the same connection. */
  function comeBack() {
    const line = world.hub.take(connectionToken, {
      send: (text) => heard.push(text),
      close: (code) => closed.push(code),
    });
    if (line === undefined) throw new Error('The hub refuses the line.');
    return line;
  }
  return { line: comeBack(), comeBack, heard, closed, session };
}

describe('A line of the hub', () => {
  it('shakes hands, then hears what happens', () => {
    const { line, heard } = connect();
    world.hub.notify('UsersChanged', { ids: ['too early'] });
    line.receive(HANDSHAKE);
    world.hub.notify('UsersChanged', { ids: ['u1'] });
    expect(heard).toEqual([
      `{}${END}`,
      `{"type":1,"target":"UsersChanged","arguments":[{"ids":["u1"]}]}${END}`,
    ]);
  });

  it('is only closed where the session ends before the hands were shaken', () => {
    const { heard, closed, session } = connect();
    world.sessions.end(session.id);
    expect({ heard, closed }).toEqual({ heard: [], closed: [1000] });
  });

  it('refuses a protocol it does not speak', () => {
    const { line, heard, closed } = connect();
    line.receive(`{"protocol":"messagepack","version":1}${END}`);
    expect(heard[0]).toMatch(/error/);
    expect(closed).toEqual([1002]);
  });

  it.each(['x', 'null', '7', '{"type":'])('is closed over what cannot be read: %s', (text) => {
    const { line, closed } = connect();
    line.receive(`${HANDSHAKE}${text}${END}`);
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

  it('belongs to the session it was promised to, until that ends', () => {
    const { session } = connect();
    const { connectionToken } = world.hub.negotiate(session);
    expect(world.hub.ownerOf(connectionToken)?.id).toBe(session.id);
    world.sessions.end(session.id);
    expect(world.hub.ownerOf(connectionToken)).toBeUndefined();
  });
});

const changeMessage = (...ids: string[]) =>
  `{"type":1,"target":"UsersChanged","arguments":[{"ids":${JSON.stringify(ids)}}]}${END}`;
const sequence = (sequenceId: number) => `{"type":9,"sequenceId":${sequenceId}}${END}`;
const ack = (sequenceId: number) => `{"type":8,"sequenceId":${sequenceId}}${END}`;

describe('A connection with stateful reconnect', () => {
  it('goes on over another line: what was not acknowledged is sent again, what happened in the meantime too', () => {
    const { line, comeBack, heard } = connect(undefined, true);
    line.receive(HANDSHAKE);
    for (const id of ['1', '2']) world.hub.notify('UsersChanged', { ids: [id] });
    line.receive(ack(1));
    line.lost();
    expect(world.hub.connections()).toBe(0);
    world.hub.notify('UsersChanged', { ids: ['3'] });
    heard.length = 0;
    comeBack();
    expect(heard).toEqual([sequence(2), changeMessage('2'), changeMessage('3')]);
    expect(world.hub.connections()).toBe(1);
  });

  it('goes on where the old line has not been noticed to be dead', () => {
    const { line, comeBack, heard, closed } = connect(undefined, true);
    line.receive(HANDSHAKE);
    comeBack();
    line.lost();
    expect(closed).toEqual([1012]);
    heard.length = 0;
    world.hub.notify('UsersChanged', { ids: ['1'] });
    expect(heard).toEqual([changeMessage('1')]);
  });

  it('acknowledges what it receives, and takes it once', () => {
    const { line, heard } = connect(undefined, true);
    const call = `{"type":1,"target":"Dance","invocationId":"7","arguments":[]}${END}`;
    line.receive(`${HANDSHAKE}${call}`);
    line.receive(`${sequence(1)}${call}`);
    expect(heard.slice(1)).toEqual([
      ack(1),
      `{"type":3,"invocationId":"7","error":"The hub has no method 'Dance'."}${END}`,
    ]);
  });

  it('does not go on where something of the other side never arrived', () => {
    const { line, closed } = connect(undefined, true);
    line.receive(`${HANDSHAKE}${sequence(2)}`);
    expect(closed).toEqual([1012]);
  });

  it('is forgotten when no client comes back for longer than 30 s', () => {
    const { line, comeBack } = connect(undefined, true);
    line.receive(HANDSHAKE);
    line.lost();
    vi.advanceTimersByTime(45_000);
    expect(comeBack).toThrow('refuses');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not resumed where more was sent than is kept: the client has to read again', () => {
    const { line, comeBack } = connect(undefined, true);
    line.receive(HANDSHAKE);
    line.lost();
    world.hub.notify('UsersChanged', { ids: ['x'.repeat(100_000)] });
    expect(comeBack).toThrow('refuses');
  });

  it('is over when the client says good-bye', () => {
    const { line, comeBack } = connect(undefined, true);
    line.receive(`${HANDSHAKE}{"type":7}${END}`);
    line.lost();
    expect(comeBack).toThrow('refuses');
  });

  it('is not offered to a client that does not ask for it', () => {
    const { line, comeBack } = connect();
    line.receive(HANDSHAKE);
    line.lost();
    expect(comeBack).toThrow('refuses');
  });
});
