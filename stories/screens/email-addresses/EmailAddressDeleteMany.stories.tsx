import { getGroup } from '@archive-console/api-client';
import { emailAddressesPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import preview from '#.storybook/preview';
import { restoreService } from '#stories/restore-service.ts';
import { findPart, press, read, seen, selectRow } from '#stories/steps.ts';
import { care, newsletter, rowOf } from './addresses.ts';

/** Where it was not read what an address belongs to, it is not known whether the service deletes it. */
const meta = preview.meta({
  title: 'Screens/E-mail addresses/Delete many',
  parameters: { at: `${emailAddressesPaths.list()}?type=GroupAddress` },
});

export const OwnersUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getGroup).fails('Default.UnexpectedError')),
  async play(shown) {
    for (const address of [care, newsletter]) {
      await read(await rowOf(shown, address), 'area:list.unread');
      await selectRow(shown, address);
    }
    await press(shown, 'email-addresses:bulk.deleteMany');
    const dialog = await findPart(shown, 'alertdialog', 'email-addresses:bulk.delete.title', { count: 2 });
    await read(dialog, 'email-addresses:bulk.delete.unread', { count: 2 });
    await seen(await dialog.findByText('Default.UnexpectedError'));
    restoreService(shown);
    await press(dialog, 'shell:action.retry');
    const left = await findPart(shown, 'alertdialog', 'email-addresses:bulk.delete.title', { count: 1 });
    await seen(left.getByText(newsletter));
    await read(left, 'objects:bulk.managed');
  },
});
