import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageOf, press, read } from '#stories/steps.ts';
import { cut, fresh, publish } from './domains.ts';

const meta = preview.meta({ title: 'Screens/Domains/Mistakes in the record', parameters: { at: fresh } });

/** The provider put the domain behind the name that was entered. */
export const Doubled = meta.story({
  async play(shown) {
    await publish(shown, 'new.example.new.example');
    await press(shown, 'trusted-domains:check.now');
    const mistake = shown.words('trusted-domains:help.doubled.title');
    await read(shown, 'trusted-domains:help.likely', { mistake });
    await expect(pageOf(shown).getByText(/^new\.example\.new\.example: archive/)).toBeVisible();
  },
});

export const WrongHost = meta.story({
  async play(shown) {
    await publish(shown, 'www.new.example');
    await press(shown, 'trusted-domains:check.now');
    const mistake = shown.words('trusted-domains:help.host.title');
    await read(shown, 'trusted-domains:help.likely', { mistake });
  },
});

export const OldValue = meta.story({
  parameters: { at: cut },
  async play(shown) {
    await press(shown, 'trusted-domains:check.now');
    const mistake = shown.words('trusted-domains:help.value.title');
    await read(shown, 'trusted-domains:help.likely', { mistake });
  },
});

/** It is looked for again by itself, where the service says less: what it said keeps its time. */
export const Said = meta.story({
  parameters: { at: cut },
  async play(shown) {
    await press(shown, 'trusted-domains:check.now');
    const mistake = shown.words('trusted-domains:help.value.title');
    await read(shown, 'trusted-domains:help.likely', { mistake });
    const said = await pageOf(shown).findByText(shown.words.part('trusted-domains:help.detail'));
    await expect(said).toHaveTextContent(/\d{1,2}:\d\d/);
  },
});
