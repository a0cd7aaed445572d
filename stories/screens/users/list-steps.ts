import { check, find, pageOf, type Place, press, selectRow } from '#stories/steps.ts';

/** What can be done with the selected rows. */
export const chosen = (shown: Place) => find(shown, 'region', 'area:list.bulkActions');

export async function selectThree(shown: Place) {
  for (const name of ['Bjarne Olsen', 'Daniyar Seitkali', 'Emre Yıldız']) await selectRow(shown, name);
}

export async function selectAll(shown: Place) {
  await pageOf(shown).findByRole('link', { name: 'Amelie Brandt' });
  await check(shown, 'area:list.selectPage');
  await press(shown, 'area:list.selectAllMatching', { count: 63 });
}
