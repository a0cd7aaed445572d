import { deleteTrustedDomain, listTrustedDomains } from '@archive-console/api-client';
import { trustedDomainsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  choose,
  dialogOf,
  enter,
  findPart,
  live,
  pageOf,
  pick,
  type Place,
  press,
  read,
  readPart,
  see,
  seeNo,
} from '#stories/steps.ts';
import { add, leavePending, linkTo, usersIn } from './domains.ts';

const at = trustedDomainsPaths.list();
const meta = preview.meta({ title: 'Screens/Domains/List', parameters: { at } });

const actionsOf = (shown: Place, name: string) => press(shown, 'area:list.rowActions', { name });

async function askToDelete(shown: Place, name: string) {
  await actionsOf(shown, name);
  await choose(shown, 'trusted-domains:action.delete');
  return findPart(shown, 'alertdialog', 'objects:delete.title', { name });
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listTrustedDomains).hangs()),
  async play(shown) {
    await expect(await pageOf(shown).findByText(shown.words('area:list.loading'))).toBeInTheDocument();
    await see(shown, 'link', 'trusted-domains:list.create');
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listTrustedDomains).answers({ rows: [], totalRows: 0, hasMore: false })),
  async play(shown) {
    await see(shown, 'heading', 'trusted-domains:list.empty.title');
    const name = shown.words('trusted-domains:list.create');
    await expect(pageOf(shown).getAllByRole('link', { name })).toHaveLength(2);
  },
});

export const Populated = meta.story({
  async play(shown) {
    const row = within(await pageOf(shown).findByRole('row', { name: /lindenhof\.example/ }));
    await expect(row.getByText(shown.words('area:origin.microsoft'))).toBeVisible();
    await expect(row.getByText(shown.words('trusted-domains:state.added'))).toBeVisible();
    await read(shown, 'trusted-domains:list.counted', { count: 4 });
  },
});

/** Only this browser knows of it; it comes first, in the letters of people and of the DNS. */
export const Pending = meta.story({
  async play(shown) {
    await leavePending(shown);
    const [, first] = pageOf(shown).getAllByRole('row');
    const row = within(first as HTMLElement);
    await expect(row.getByText('xn--mnchen-3ya.example')).toBeVisible();
    await expect(row.getByText(shown.words('trusted-domains:state.pending'))).toBeVisible();
    await read(shown, 'trusted-domains:list.count', { count: 5 });
  },
});

export const PendingOnly = meta.story({
  async play(shown) {
    await leavePending(shown);
    await press(shown, 'area:list.filter');
    await press(await dialogOf(shown), 'trusted-domains:field.state');
    await pick(shown, 'trusted-domains:state.pending');
    await read(shown, 'trusted-domains:list.count', { count: 1 });
    await waitFor(() => expect(pageOf(shown).queryByRole('link', { name: 'demo.example' })).toBeNull());
  },
});

export const PendingForgotten = meta.story({
  async play(shown) {
    await leavePending(shown);
    await actionsOf(shown, 'münchen.example');
    await choose(shown, 'trusted-domains:action.delete');
    await press(shown, 'trusted-domains:forget.confirm');
    await waitFor(() => expect(pageOf(shown).queryByRole('link', { name: 'münchen.example' })).toBeNull());
    await read(shown, 'trusted-domains:list.count', { count: 4 });
  },
});

export const PendingAddedMeanwhile = meta.story({
  async play(shown) {
    await leavePending(shown);
    await live(shown.world);
    add(shown.world, 'xn--mnchen-3ya.example');
    await waitFor(() =>
      expect(pageOf(shown).queryByText(shown.words('trusted-domains:state.pending'))).toBeNull(),
    );
    await read(shown, 'trusted-domains:list.count', { count: 5 });
    await expect(pageOf(shown).getAllByRole('link', { name: 'münchen.example' })).toHaveLength(1);
  },
});

export const NoMatch = meta.story({
  parameters: { at: `${at}?q=chess` },
  async play(shown) {
    await see(shown, 'heading', 'trusted-domains:list.noMatch');
    await press(shown, 'area:list.clearFilters');
    await expect(await linkTo(shown, 'demo.example')).toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play(shown) {
    const name = `archiv.${'sehr-lange-namen-'.repeat(3)}ende.beteiligungsgesellschaft.example`;
    await leavePending(shown, name);
    await expect(await linkTo(shown, name)).toBeVisible();
    const { clientWidth, scrollWidth } = shown.canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

export const ConfirmingDelete = meta.story({
  async play(shown) {
    const dialog = await askToDelete(shown, 'kanzlei-lund.example');
    await readPart(dialog, 'trusted-domains:users.count', {
      count: usersIn(shown.world, 'kanzlei-lund.example'),
    });
    await press(dialog, 'trusted-domains:action.delete');
    await readPart(dialog, 'objects:typedName.mismatch');
  },
});

export const CopiedValue = meta.story({
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined),
  async play(shown) {
    await actionsOf(shown, 'demo.example');
    await choose(shown, 'trusted-domains:action.copy');
    await read(shown, 'trusted-domains:copy.done', { name: 'demo.example' });
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      expect.stringMatching(/^archive-console-verification=/),
    );
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    await linkTo(shown, 'demo.example');
    await live(shown.world);
    add(shown.world, 'neu.example');
    await expect(await linkTo(shown, 'neu.example')).toBeVisible();
  },
});

/** The service refuses while users have addresses in it; the way to them is beside the refusal. */
export const Rejected = meta.story({
  async play(shown) {
    const dialog = await askToDelete(shown, 'kanzlei-lund.example');
    await enter(dialog, 'objects:typedName.label', 'kanzlei-lund.example');
    await press(dialog, 'trusted-domains:action.delete');
    await readPart(dialog, 'errors:TrustedDomain.DomainHasUsersAssigned.title');
    await userEvent.click(
      dialog.getAllByRole('link', { name: shown.words('trusted-domains:users.see') }).at(-1) as HTMLElement,
    );
    await seeNo(shown, 'alertdialog', 'objects:delete.title', { name: 'kanzlei-lund.example' });
    await expect(await linkTo(shown, 'Gustav Lund')).toBeVisible();
  },
});

export const RejectedManaged = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteTrustedDomain).fails('TrustedDomain.ManagedReadonly')),
  async play(shown) {
    const dialog = await askToDelete(shown, 'lindenhof-shop.example');
    await enter(dialog, 'objects:typedName.label', 'lindenhof-shop.example');
    await press(dialog, 'trusted-domains:action.delete');
    await readPart(dialog, 'errors:TrustedDomain.ManagedReadonly.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listTrustedDomains).fails('Default.Forbidden')),
  async play(shown) {
    await read(shown, 'errors:Default.Forbidden.title');
    await see(shown, 'button', 'shell:action.retry');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listTrustedDomains).fails('Default.UnexpectedError')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.UnexpectedError')).toBeVisible();
    await press(shown, 'shell:action.retry');
    await see(shown, 'button', 'shell:action.retry');
  },
});
