import type { World } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import { type Place, read } from '#stories/steps.ts';

/** What the organization has not done yet. */
export function without(world: World, ...missing: ('consent' | 'role' | 'journal')[]): void {
  if (world.microsoft === undefined) return;
  if (missing.includes('consent')) world.microsoft.archivePermissionsGranted = false;
  if (missing.includes('role')) world.microsoft.exchangeAdministratorRoleAssigned = false;
  if (missing.includes('journal')) world.microsoft.isJournalRuleConfigured = false;
}

/** The check with this title, and how it stands. */
const checkOf = async (shown: Place, id: 'consent' | 'role' | 'journal' | 'connector') =>
  (await read(shown, `email-archive-configuration:checks.${id}.title`)).closest('li');
/** Waits until the check is done. */
export const seeDone = (shown: Place, id: Parameters<typeof checkOf>[1]) =>
  waitFor(async () =>
    expect((await checkOf(shown, id))?.querySelector('[role=img]')).toHaveAccessibleName(
      shown.words('components:checkList.done'),
    ),
  );
