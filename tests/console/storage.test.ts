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

  it('counts as empty where the browser blocks it', () => {
    const storage = createStorage({ local: blocked, session: blocked });
    expect(storage.read('locale')).toBeUndefined();
    expect(() => storage.write('locale', 'de')).not.toThrow();
    expect(() => storage.forgetPerson()).not.toThrow();
  });
});
