import { listArchivePolicies } from '@archive-console/api-client';
import { applyPolicyPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { enter, fieldOf, live, pageOf, type Place, press, read, see, seeTitle } from '#stories/steps.ts';
import { changeLive, newsletters } from '../archive-policies/policies.ts';

const meta = preview.meta({
  title: 'Screens/Test a message',
  parameters: { at: applyPolicyPaths.page() },
});

const offer = [
  'From: "Weekly offers" <offers@news.example>',
  'To: Mira Sommer <mira.sommer@demo.example>',
  'Cc: post@demo.example',
  'Subject: =?utf-8?Q?Gr=C3=BC=C3=9Fe_zum_Fr=C3=BChling?=',
].join('\r\n');

const messageFile = (content: BlobPart, name: string) =>
  new File([content], name, {
    type: name.endsWith('.eml') ? 'message/rfc822' : 'application/vnd.ms-outlook',
  });

/** Chooses a file; the field for it is hidden behind its button. */
async function choose(shown: Place, content: BlobPart | File, name = 'offer.eml'): Promise<void> {
  await fieldOf(shown, 'apply-policy:field.sender');
  const input = await waitFor(() => {
    const found = shown.canvasElement.querySelector('input[type="file"]');
    if (!(found instanceof HTMLInputElement)) throw new Error('No field for a file yet');
    return found;
  });
  const file = content instanceof File ? content : messageFile(content, name);
  await userEvent.setup({ applyAccept: false }).upload(input, file);
}

async function paste(shown: Place, source: string): Promise<void> {
  await userEvent.click(await pageOf(shown).findByText(shown.words('apply-policy:source.title')));
  await fireEvent.change(await fieldOf(shown, 'apply-policy:source.label'), { target: { value: source } });
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listArchivePolicies).hangs()),
  async play(shown) {
    await seeTitle(shown, 'apply-policy:title');
    await see(shown, 'status', 'apply-policy:loading');
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listArchivePolicies).answers({ rows: [], totalRows: 0, hasMore: false })),
  async play(shown) {
    await see(shown, 'heading', 'apply-policy:empty.title');
  },
});

export const Blank = meta.story({
  async play(shown) {
    await read(shown, 'apply-policy:verdict.blank');
    await read(shown, 'archive-policies:list.assumed');
    await read(shown, 'apply-policy:message.stays');
  },
});

/** What is typed is judged at once: no policy matches, and each says why. */
export const Populated = meta.story({
  async play(shown) {
    await enter(shown, 'apply-policy:field.sender', 'ada@partner.example');
    await enter(shown, 'apply-policy:field.recipients', 'mira.sommer@demo.example');
    await enter(shown, 'apply-policy:field.subject', 'The offer');
    await enter(shown, 'apply-policy:field.size', '1');
    await userEvent.tab();
    await read(shown, 'apply-policy:verdict.none');
    await read(shown, 'apply-policy:verdict.archived');
    await expect(
      pageOf(shown).getAllByText(
        shown.words('apply-policy:reason.sender', { sender: 'ada@partner.example' }),
      ),
    ).toHaveLength(3);
  },
});

/** A policy that asks for every recipient names each that it lacks. */
export const NotEveryRecipient = meta.story({
  async play(shown) {
    await enter(shown, 'apply-policy:field.sender', 'ada@partner.example');
    const field = await fieldOf(shown, 'apply-policy:field.recipients');
    for (const others of [['mira@demo.example'], ['mira@demo.example', 'jonas@demo.example']]) {
      await fireEvent.change(field, {
        target: { value: ['betriebsrat@demo.example', ...others].join('\n') },
      });
      await read(shown, 'apply-policy:reason.everyRecipient', {
        count: others.length,
        others: new Intl.ListFormat(shown.words.locale).format(others),
      });
    }
  },
});

/** A message of 12 MB: its head fills the fields, its size is that of the file. */
export const Dropped = meta.story({
  async play(shown) {
    await choose(shown, `${offer}\r\n\r\n${' '.repeat(12_000_000)}`);
    await waitFor(async () =>
      expect(await fieldOf(shown, 'apply-policy:field.subject')).toHaveValue('Grüße zum Frühling'),
    );
    await expect(await fieldOf(shown, 'apply-policy:field.recipients')).toHaveValue(
      'mira.sommer@demo.example\npost@demo.example',
    );
    await read(shown, 'apply-policy:verdict.decides', { name: 'Newsletters' });
    await read(shown, 'apply-policy:verdict.notArchived');
    const reason = shown.words('apply-policy:reason.recipients', { count: 2 });
    await expect(pageOf(shown).getAllByText(reason)).toHaveLength(2);
    await expect(pageOf(shown).getAllByText(shown.words('apply-policy:outcome.later'))).toHaveLength(3);
  },
});

/** Of a head alone the size is not known: nothing is claimed that depends on it. */
export const Undecided = meta.story({
  async play(shown) {
    await paste(shown, offer);
    await read(shown, 'apply-policy:verdict.open', { names: 'Newsletters' });
    await read(shown, 'apply-policy:verdict.depends');
    await read(shown, 'apply-policy:missing.text', { parts: shown.words('apply-policy:missing.size') });
    await read(shown, 'apply-policy:verdict.elseNone');
  },
});

export const Cleared = meta.story({
  async play(shown) {
    await Undecided.play(shown);
    await press(shown, 'apply-policy:message.clear');
    await read(shown, 'apply-policy:verdict.blank');
    await expect(await fieldOf(shown, 'apply-policy:field.sender')).toHaveValue('');
  },
});

/** A file that cannot be read any more says so, beside what was decided about the one before. */
export const FileUnread = meta.story({
  async play(shown) {
    const file = messageFile('Subject: Offer', 'moved.eml');
    file.slice = () => {
      throw new DOMException('It was moved.', 'NotReadableError');
    };
    await choose(shown, file);
    await read(shown, 'apply-policy:file.none');
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await choose(shown, 'Shopping: milk and bread');
    await read(shown, 'apply-policy:file.none');
    await paste(shown, 'Shopping: milk and bread');
    await read(shown, 'apply-policy:source.none');
    await choose(shown, 'x', 'offer.msg');
    // It stands beside the field, and is announced.
    const refused = shown.words.part('apply-policy:file.type', { name: 'offer.msg' });
    await waitFor(() => expect(pageOf(shown).getAllByText(refused)[0]).toBeVisible());
  },
});

/** A policy that another person changes decides otherwise at once. */
export const UpdatedLive = meta.story({
  async play(shown) {
    await paste(shown, `${offer}\r\n\r\nHello`);
    await read(shown, 'apply-policy:verdict.none');
    await live(shown.world);
    changeLive(shown.world, newsletters, { greaterThanSizeFilter: null });
    await read(shown, 'apply-policy:verdict.decides', { name: 'Newsletters' });
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listArchivePolicies).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
    await see(shown, 'button', 'shell:action.retry');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listArchivePolicies).fails('Default.UnexpectedError')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.UnexpectedError')).toBeVisible();
    await press(shown, 'shell:action.retry');
    await see(shown, 'button', 'shell:action.retry');
  },
});
