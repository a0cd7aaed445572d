import type { WordKey } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageOf, type Place, press, read } from '#stories/steps.ts';
import { cut, fresh, publish } from './domains.ts';

const meta = preview.meta({ title: 'Screens/Domains/Mistakes in the record', parameters: { at: fresh } });

/** Has the record looked for, and waits until this mistake is said to be the likely one. */
async function lookFor(shown: Place, mistake: WordKey) {
  await press(shown, 'trusted-domains:check.now');
  await read(shown, 'trusted-domains:help.likely', { mistake: shown.words(mistake) });
}

/** The provider put the domain behind the name that was entered. */
export const Doubled = meta.story({
  async play(shown) {
    await publish(shown, 'new.example.new.example');
    await publish(shown, 'www.new.example');
    await lookFor(shown, 'trusted-domains:help.doubled.title');
    await expect(pageOf(shown).getByText(/^new\.example\.new\.example: archive/)).toBeVisible();
    // Each record that was found has a line of its own.
    await expect(pageOf(shown).getByText(/^www\.new\.example: archive/)).toBeVisible();
  },
});

export const WrongHost = meta.story({
  async play(shown) {
    await publish(shown, 'www.new.example');
    await lookFor(shown, 'trusted-domains:help.host.title');
  },
});

export const OldValue = meta.story({
  parameters: { at: cut },
  async play(shown) {
    await lookFor(shown, 'trusted-domains:help.value.title');
  },
});

/** What the service said has its time: it is looked for again by itself, where the service says less. */
export const Said = meta.story({
  parameters: { at: cut },
  async play(shown) {
    await lookFor(shown, 'trusted-domains:help.value.title');
    const said = await pageOf(shown).findByText(shown.words.part('trusted-domains:help.detail'));
    await expect(said).toHaveTextContent(/\d{1,2}:\d\d/);
  },
});
