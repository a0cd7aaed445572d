import { afterEach, expect, it } from 'vitest';
import { answerForUnsaved, isUnsavedElsewhere } from '#console/app/unsaved-elsewhere.ts';
import { createLeaving } from '#console/shared/navigation/leaving.ts';
import { createTabs, type Tabs } from '#console/shared/session/tabs.ts';

const opened: Tabs[] = [];
afterEach(() => opened.splice(0).forEach((tabs) => tabs.end()));

function openTab(): Tabs {
  const tabs = createTabs('tabs-under-test');
  opened.push(tabs);
  return tabs;
}

it('another tab with unsaved changes is heard, and none once they are saved', async () => {
  const leaving = createLeaving();
  answerForUnsaved({ leaving, tabs: openTab() });
  const tabs = openTab();
  const save = leaving.hold(async () => false);
  expect(await isUnsavedElsewhere(tabs)).toBe(true);
  save();
  expect(await isUnsavedElsewhere(tabs)).toBe(false);
});
