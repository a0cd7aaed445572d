import { mailboxesPaths } from '@archive-console/console';
import { waitFor, expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { goTo, press, read, see, seeNo } from '#stories/steps.ts';
import { council, ines } from '../mailboxes/mailboxes.ts';

const meta = preview.meta({
  title: 'Screens/Help/Changes',
  parameters: { at: mailboxesPaths.details(council, 'delegates') },
});

/** Who was removed is named beside what they were removed from, and still is when it is taken back. */
export const DelegateNamed = meta.story({
  async play(shown) {
    const { words, world } = shown;
    const [name, user] = ['Works council', 'Ines Carvalho'];
    await press(shown, 'mailboxes:delegates.removeOne', { user });
    await read(shown, 'mailboxes:bulk.remove.done', { first: user, name, count: 1 });
    await goTo(shown, 'shell:navigation.help');
    const both = words('help:visit.with', { name, others: user });
    const named = (what: string) => words('help:visit.of', { what, name: both });
    const removed = { what: named(words('help:visit.change.removeMailboxDelegates')) };
    const added = { what: named(words('help:visit.change.addMailboxDelegates')) };
    await press(shown, 'help:visit.undoOf', removed);
    await waitFor(() => expect(world.delegates.of(council)).toContain(ines));
    await see(shown, 'button', 'help:visit.undoOf', added);
    await seeNo(shown, 'button', 'help:visit.undoOf', removed);
    await read(shown, 'help:visit.of', {
      what: words('help:visit.change.removeMailboxDelegates'),
      name: both,
    });
  },
});
