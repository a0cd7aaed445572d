import { getCurrentUsage, getDashboardOverview } from '@archive-console/api-client';
import { dashboardPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor, within } from 'storybook/test';
import { freezeTime } from '#.storybook/frozen-time';
import preview from '#.storybook/preview';
import { restoreService } from '#stories/restore-service.ts';
import { live, readPart, seeHeadline } from '#stories/steps.ts';
import { everything } from './dashboard-reads.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Heading',
  parameters: { at: dashboardPaths.home() },
});

/** From the wait to the error, to the next wait, to the figures: the heading changes its words and keeps the focus. */
export const TriedAgain = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...everything.map((operation) => on(operation).fails('Default.UnexpectedError'))),
  async play(shown) {
    const page = within(shown.canvasElement.ownerDocument.body);
    const heading = await page.findByRole('heading', { level: 1, name: shown.words('dashboard:title') });
    heading.focus();
    await page.findByRole('heading', { level: 2, name: shown.words('errors:Default.UnexpectedError.title') });
    await expect(heading).toHaveFocus();
    const retry = page.getByRole('button', { name: shown.words('shell:action.retry') });
    restoreService(shown);
    // A press by hand would move the focus to the button.
    retry.click();
    await waitFor(() => expect(heading).toHaveTextContent(shown.words('dashboard:state.working')));
    await expect(heading).toHaveFocus();
  },
});

/** No day was counted, and how many mails there are could not be read: that there are none is not said. */
export const MailsUnread = meta.story({
  parameters: { world: { usageDays: 0 } },
  beforeEach: ({ msw }) =>
    msw.use(
      on(getCurrentUsage).fails('Default.UnexpectedError'),
      on(getDashboardOverview).fails('Default.UnexpectedError'),
    ),
  async play(shown) {
    await readPart(shown, 'dashboard:state.part.mails');
    await seeHeadline(shown, 'dashboard:state.partly');
  },
});

/** A page that was left open says of which day its figures are. */
export const OfTheDayBefore = meta.story({
  async play(shown) {
    const asOf = await readPart(shown, 'dashboard:state.asOf');
    const day = new Intl.DateTimeFormat(shown.words.locale, { day: 'numeric', month: 'short' });
    const before = day.format(shown.world.clock.now());
    await expect(asOf).not.toHaveTextContent(before);
    await live(shown.world);
    freezeTime('2026-11-21T14:09:00Z');
    shown.world.hub.notify('JobsChanged', {});
    await waitFor(() => expect(asOf).toHaveTextContent(before));
  },
});
