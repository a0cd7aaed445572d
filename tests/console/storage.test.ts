import { describe, expect, it } from 'vitest';
import { createStorage } from '#console/shared/storage.ts';
import { memory } from './in-memory-storage.ts';

const refusing = () => {
  throw new Error('The browser refuses to store anything.');
};
const blocked = { getItem: refusing, setItem: refusing, removeItem: refusing };

describe('storage', () => {
  it('keeps locale and dark mode under the names of the specification', () => {
    const local = memory();
    const storage = createStorage({ local, session: memory() });
    storage.write('locale', 'de');
    storage.write('darkMode', 'dark');
    expect(Object.fromEntries(local.map)).toEqual({ 'user-locale': 'de', 'dark-mode': 'dark' });
  });

  it('forgets what belongs to a person and keeps what belongs to the browser', () => {
    const local = memory({
      'user-locale': 'de',
      'dark-mode': 'dark',
      'ac.columns': '{}',
      'ac.density': 'compact',
    });
    createStorage({ local, session: memory() }).forgetPerson();
    expect([...local.map.keys()]).toEqual(['user-locale', 'dark-mode']);
  });

  it('forgets what belongs to another user as soon as it is known who is signed in', () => {
    const local = memory({ 'ac.person': 'carla', 'ac.columns': '{}', 'user-locale': 'de' });
    const session = memory({ 'ac.drafts': '{}' });
    const storage = createStorage({ local, session });
    storage.belongTo('carla');
    expect(session.map.size).toBe(1);
    storage.belongTo('amelie');
    expect(Object.fromEntries(local.map)).toEqual({ 'ac.person': 'amelie', 'user-locale': 'de' });
    expect(session.map.size).toBe(0);
  });

  it('leaves what all tabs share to the person who has signed in meanwhile, and nothing of this tab', () => {
    const local = memory({ 'ac.person': 'tom', 'ac.signed-in-with': 'tom@demo.example' });
    const session = memory({ 'ac.drafts': '{}' });
    const storage = createStorage({ local, session });
    storage.forgetPerson('carla');
    expect([local.map.size, session.map.size]).toEqual([2, 0]);
    storage.forgetPerson('tom');
    expect(local.map.size).toBe(0);
  });

  it('keeps what a purchase needs in the session of the browser only, and forgets it with the person', () => {
    const [local, session] = [memory(), memory()];
    const storage = createStorage({ local, session });
    const keys = ['subscriptionSelection', 'appliedCoupon', 'billingAddressSaved', 'paymentReturn'] as const;
    for (const key of keys) storage.write(key, 'kept');
    expect(local.map.size).toBe(0);
    expect(keys.map((key) => storage.read(key))).toEqual(keys.map(() => 'kept'));
    storage.forgetPerson();
    expect(session.map.size).toBe(0);
  });

  it('leaves alone what was kept before a user was known', () => {
    const session = memory({ 'ac.setup-name': 'Lindenhof' });
    createStorage({ local: memory(), session }).belongTo('carla');
    expect(session.map.get('ac.setup-name')).toBe('Lindenhof');
  });

  it('counts as empty where the browser blocks it', () => {
    const storage = createStorage({ local: blocked, session: blocked });
    expect(storage.read('locale')).toBeUndefined();
    expect(() => storage.write('locale', 'de')).not.toThrow();
    expect(() => storage.forgetPerson()).not.toThrow();
    expect(() => storage.belongTo('carla')).not.toThrow();
  });
});
