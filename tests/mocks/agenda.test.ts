import { deleteTenant, getTenant, login } from '@archive-console/api-client';
import { createWorld, HOUR, MINUTE, STORY_INSTANT } from '@archive-console/mocks';
import { demoListener } from '@archive-console/mocks/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { password } from './browser-of.ts';
import { clientOf, anonymousClient } from './stage.ts';

const after = (milliseconds: number) => new Date(Date.parse(STORY_INSTANT) + milliseconds);

describe('What happens later', () => {
  it('happens when time is let pass, in the order of its moments, then as it was put down', () => {
    const { agenda, clock } = createWorld();
    const done: string[] = [];
    agenda.in(2000, () => done.push('second'));
    agenda.in(1000, () => done.push('first'));
    agenda.in(2000, () => done.push('third'));
    clock.advance(999);
    expect(done).toEqual([]);
    clock.advance(MINUTE);
    expect(done).toEqual(['first', 'second', 'third']);
    clock.advance(HOUR);
    expect(done).toHaveLength(3);
  });

  it('receives its own moment, and what follows is counted from there', () => {
    const { agenda, clock } = createWorld();
    const moments: Date[] = [];
    agenda.in(1000, (at) => {
      moments.push(at);
      agenda.in(1000, (then) => moments.push(then));
    });
    clock.advance(HOUR);
    expect(moments).toEqual([after(1000), after(2000)]);
  });

  it('does not happen to a tenant that was deleted', async () => {
    const world = createWorld({ tenant: 'terminated' });
    const client = await clientOf(world);
    let happened = 0;
    world.agenda.in(1000, () => {
      happened += 1;
    });
    await client.call(deleteTenant);
    world.clock.advance(HOUR);
    expect(happened).toBe(0);
  });

  it('does not stand in the way of what comes after, when it fails', () => {
    const { agenda, clock } = createWorld();
    let happened = 0;
    agenda.in(1000, () => {
      throw new Error('broken');
    });
    agenda.in(2000, () => {
      happened += 1;
    });
    expect(() => clock.advance(HOUR)).toThrow('broken');
    clock.advance(1);
    expect(happened).toBe(1);
  });
});

describe('A tenant that is being set up', () => {
  it('is ready after a minute', async () => {
    const world = createWorld({ tenant: 'provisioning' });
    const client = await clientOf(world);
    expect(await client.call(getTenant)).toMatchObject({ tenantState: 'Provisioning' });
    world.clock.advance(MINUTE);
    expect(await client.call(getTenant)).toMatchObject({
      tenantState: 'Ready',
      isInitialSetupCompleted: true,
    });
  });

  it('begins at the first sign-in to it', async () => {
    const world = createWorld();
    world.clock.advance(HOUR);
    const client = anonymousClient(world);
    const email = 'provisioning@demo.example';
    client.token.write((await client.call(login, { ...password, email })).accessToken);
    expect((await client.call(getTenant)).tenantState).toBe('Provisioning');
  });
});

describe('In the demo, time goes on by itself', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('so that what is due is done without a request', () => {
    const { world } = demoListener();
    let happened = 0;
    world.agenda.in(3000, () => {
      happened += 1;
    });
    vi.advanceTimersByTime(2500);
    expect(happened).toBe(0);
    vi.advanceTimersByTime(1500);
    expect(happened).toBe(1);
  });
});
