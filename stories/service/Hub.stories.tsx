import { HUB_EVENT_NAMES } from '@archive-console/api-client';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { HubPage } from './HubPage.tsx';

const meta = preview.meta({ title: 'Service/Hub' });

/** Its events with what they carry and make stale, and its constants. */
export const Events = meta.story({
  render: () => <HubPage />,
  async play({ canvas }) {
    const events = within(canvas.getByRole('table', { name: 'Events' }));
    await expect(events.getAllByRole('rowheader')).toHaveLength(HUB_EVENT_NAMES.length);
    await expect(
      events.getByRole('row', { name: /^GroupsChanged ids.* listGroups, getGroup/ }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: /^reconnectDelaysMs 0 s, 2 s, 5 s, 10 s, 20 s, 30 s/ }),
    ).toBeVisible();
  },
});

export const Narrow = Events.extend({
  globals: { viewport: { value: 'telephone' }, theme: 'dark' },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
