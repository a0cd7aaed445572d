import { refuseField } from '../refusal.ts';
import type { World } from '../world.ts';

/** The sort of value an option takes. */
const sortOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

function requireTimezone(name: unknown): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: String(name) }).format();
  } catch {
    refuseField('timezoneIdentifier', 'There is no such time zone.');
  }
}

/** Changes the options that are given. One nobody knows, or of another sort, is refused by its name. */
export function setOptions(world: World, given: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(given)) {
    if (!(name in world.options)) refuseField(name, 'There is no such option.');
    const sort = sortOf(world.options[name]);
    if (sortOf(value) !== sort) refuseField(name, `It takes a ${sort}.`);
  }
  if ('timezoneIdentifier' in given) requireTimezone(given['timezoneIdentifier']);
  world.options = { ...world.options, ...given };
  world.hub.tell('TenantChanged', {});
}
