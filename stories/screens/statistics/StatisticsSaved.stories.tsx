import { type WordKey, statisticsPaths } from '@archive-console/console';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { savedBy } from '#stories/saved-list.ts';
import { findPart, press, see } from '#stories/steps.ts';

/** What each chart shows, as a table, as a file and on paper. */
const meta = preview.meta({
  title: 'Screens/Statistics/Saved',
  parameters: { at: `${statisticsPaths.page()}?from=2026-01-05&to=2026-03-20&by=day` },
});

const titles: readonly WordKey[] = [
  'statistics:storage.title',
  'statistics:mails.title',
  'statistics:growth.title',
  'statistics:users.title',
];

/** A file has the days as they sort, and figures to reckon with. */
export const AsFile = meta.story({
  async play(shown) {
    const mails = await findPart(shown, 'region', 'statistics:mails.title');
    const [head, first] = await savedBy(() => press(mails, 'components:chart.csv'));
    await expect(head?.slice(0, 2)).toEqual([
      shown.words('statistics:chart.day'),
      shown.words('statistics:mails.value'),
    ]);
    await expect(first?.slice(0, 2)).toEqual(['2026-01-05', expect.stringMatching(/^\d+$/)]);
    for (const title of titles)
      await see(await findPart(shown, 'region', title), 'button', 'components:chart.csv');
  },
});

/** Of three years, each month is named with its year. */
export const ThreeYearsAsTable = meta.story({
  parameters: {
    at: `${statisticsPaths.page()}?period=threeYears&by=month`,
    world: { usageDays: 800 },
  },
  async play(shown) {
    const mails = await findPart(shown, 'region', 'statistics:mails.title');
    await press(mails, 'components:chart.showTable');
    const months = await waitFor(async () => {
      const rows = mails.getAllByRole('rowheader');
      await expect(rows.length).toBeGreaterThan(24);
      return rows.map(({ textContent }) => textContent);
    });
    await expect(new Set(months).size).toBe(months.length);
  },
});

/** Users are counted in the months of the period, and in none before it. */
export const UsersAsTable = meta.story({
  parameters: { at: `${statisticsPaths.page()}?from=2026-02-01&to=2026-03-10&by=month` },
  async play(shown) {
    const users = await findPart(shown, 'region', 'statistics:users.title');
    await press(users, 'components:chart.showTable');
    await waitFor(() => expect(users.getAllByRole('rowheader')).toHaveLength(2));
  },
});

/** Each is printed alone. */
export const OnPaper = meta.story({
  beforeEach() {
    const { print } = window;
    return () => void (window.print = print);
  },
  async play(shown) {
    for (const title of titles) {
      const card = await findPart(shown, 'region', title);
      const printed = fn<(isAlone: boolean) => void>();
      window.print = () => printed(card.part?.hasAttribute('data-print-only') === true);
      await press(card, 'components:chart.print');
      await expect(printed).toHaveBeenCalledWith(true);
      window.dispatchEvent(new Event('afterprint'));
      await see(card, 'button', 'components:chart.print');
    }
  },
});
