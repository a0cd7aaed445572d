import {
  getEnvironment,
  getTenant,
  getTenantOptions,
  listArchivePolicies,
  listImportSources,
  listImportTasks,
  listMailboxDelegates,
  listMailboxes,
  listTrustedDomains,
  listUsers,
} from '@archive-console/api-client';
import { procedurePaths, type WordKey } from '@archive-console/console';
import { mailboxIdOf, on, userIdOf } from '@archive-console/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { keepFromPrinting } from '#stories/printed-paper.ts';
import { type Place, pageOf, press, read, readPart, see, seeNo, seeTitle } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Procedure description',
  parameters: { at: procedurePaths.page() },
});

const checksumOf = async (shown: Place) => (await pageOf(shown).findByText(/^[0-9a-f]{64}$/)).textContent;
const partNamed = async (shown: Place, key: WordKey) =>
  within(await pageOf(shown).findByRole('region', { name: shown.words.part(key) }));
const lists = [
  getEnvironment,
  getTenantOptions,
  listTrustedDomains,
  listArchivePolicies,
  listUsers,
  listMailboxes,
  listImportSources,
];

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxDelegates).hangs()),
  async play(shown) {
    await seeTitle(shown, 'procedure:title');
    await see(shown, 'progressbar', 'procedure:reading');
  },
});

/** On paper a domain with umlauts is read in letters, and an address in its letters alone. */
export const InLetters = meta.story({
  beforeEach({ world }) {
    const [domain] = [...world.domains.rows()];
    if (domain !== undefined) world.domains.put({ ...domain, domainName: 'xn--mnchen-3ya.example' });
    const carla = world.users.get(userIdOf('carla.weiss'));
    if (carla !== undefined) world.users.put({ ...carla, primaryEmail: 'carla@xn--mnchen-3ya.example' });
  },
  async play(shown) {
    const domains = await partNamed(shown, 'procedure:part.domains');
    await expect(await domains.findByText('münchen.example (xn--mnchen-3ya.example)')).toBeVisible();
    const administrators = await partNamed(shown, 'procedure:part.administrators');
    await expect(await administrators.findByText('Carla Weiss <carla@münchen.example>')).toBeVisible();
  },
});

/** Imports go on every night: the figures change, the procedure and its checksum do not. */
export const ImportedSince = meta.story({
  async play(shown) {
    await see(shown, 'heading', 'procedure:complete');
    const first = await checksumOf(shown);
    const figures = async () =>
      (
        await pageOf(shown).findByRole('region', {
          name: shown.words('procedure:part.protocol'),
        })
      ).textContent;
    const before = await figures();
    for (const task of shown.world.importTasks.rows())
      shown.world.importTasks.put({ ...task, state: 'Failed', importedMails: (task.importedMails ?? 0) + 7 });
    await press(shown, 'objects:reading.restart');
    await see(shown, 'progressbar', 'procedure:reading');
    await see(shown, 'heading', 'procedure:complete');
    await expect(await figures()).not.toBe(before);
    await expect(await checksumOf(shown)).toBe(first);
  },
});

/** Read twice, the same tenant gives the same text: its checksum stays, though time has passed. */
export const Populated = meta.story({
  async play(shown) {
    await see(shown, 'heading', 'procedure:complete');
    const first = await checksumOf(shown);
    const policies = await partNamed(shown, 'procedure:part.policies');
    await expect(policies.getAllByRole('listitem').length).toBeGreaterThan(2);
    await expect(pageOf(shown).queryByText(/<>/)).toBeNull();
    shown.world.clock.advance(60_000);
    await press(shown, 'objects:reading.restart');
    await see(shown, 'heading', 'procedure:complete');
    await expect(await checksumOf(shown)).toBe(first);
  },
});

/** What is changed has another checksum. */
export const Changed = meta.story({
  async play(shown) {
    const first = await checksumOf(shown);
    const [policy] = shown.world.policies;
    if (policy) shown.world.policies[0] = { ...policy, senderPatterns: ['*@changed.example'] };
    await press(shown, 'objects:reading.restart');
    await see(shown, 'progressbar', 'procedure:reading');
    await expect(await checksumOf(shown)).not.toBe(first);
  },
});

export const Empty = meta.story({
  beforeEach({ world }) {
    for (const domain of world.domains.rows()) world.domains.remove(domain.id);
    for (const mailbox of world.mailboxes.rows()) world.mailboxes.remove(mailbox.id);
    for (const source of world.importSources.rows()) world.importSources.remove(source.id);
    world.policies.length = 0;
  },
  async play(shown) {
    await see(shown, 'heading', 'procedure:complete');
    await expect(pageOf(shown).getAllByText(shown.words('procedure:none'))).toHaveLength(4);
  },
});

/** What could not be read is named, on the page and in its part. */
export const PartlyUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportTasks).fails('Default.UnexpectedError')),
  async play(shown) {
    await readPart(shown, 'procedure:unread.imports');
    await readPart(shown, 'procedure:missing', {
      parts: shown.words('procedure:part.protocol'),
    });
    await seeNo(shown, 'heading', 'procedure:complete');
    // What was not read counts as nothing, and nothing is not a figure.
    const ended = shown.words.part('procedure:fact', { term: shown.words('procedure:ended'), value: '' });
    await expect(pageOf(shown).queryByText(ended)).toBeNull();
    shown.msw.use(on(listImportTasks).hangs());
    await press(shown, 'shell:action.retry');
    await see(shown, 'progressbar', 'procedure:reading');
  },
});

/** Stopped: what is read stays, what is missing is named, and it can go on. */
export const Stopped = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxDelegates).hangs()),
  async play(shown) {
    await press(shown, 'objects:reading.stop');
    await read(shown, 'procedure:stopped');
    await press(shown, 'objects:reading.resume');
    await see(shown, 'progressbar', 'procedure:reading');
  },
});

/** More delegates than fit into a line. */
export const LongText = meta.story({
  beforeEach({ world }) {
    const everyone = [...world.users.rows()].map(({ id }) => id);
    world.delegates.add(mailboxIdOf('Kanzlei Lund'), everyone);
  },
  async play(shown) {
    await see(shown, 'heading', 'procedure:complete');
    const delegates = await partNamed(shown, 'procedure:part.delegates');
    await expect(delegates.getByText(/^Kanzlei Lund/)).toBeVisible();
  },
});

/** The paper has every part, and says how complete it is. */
export const Printed = meta.story({
  beforeEach: () => {
    keepFromPrinting();
  },
  async play(shown) {
    await see(shown, 'heading', 'procedure:complete');
    await press(shown, 'procedure:print');
    await waitFor(() => expect(window.print).toHaveBeenCalled());
    const [paper] = [
      ...shown.canvasElement.ownerDocument.querySelectorAll<HTMLElement>('body > section'),
    ].slice(-1);
    await expect(paper).toHaveTextContent(shown.words('procedure:complete'));
    await expect(paper?.querySelectorAll('h2')).toHaveLength(8);
  },
});

export const Forbidden = meta.story({
  beforeEach({ msw }) {
    for (const operation of [...lists, getTenant]) msw.use(on(operation).fails('Default.Forbidden'));
  },
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach({ msw }) {
    for (const operation of lists) msw.use(on(operation).fails('Default.UnexpectedError'));
  },
  async play(shown) {
    await read(shown, 'procedure:unread.options');
    await see(shown, 'button', 'shell:action.retry');
  },
});
