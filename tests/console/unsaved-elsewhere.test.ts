import { afterEach, expect, it } from 'vitest';
import { isUnsavedElsewhere } from '#console/app/unsaved-elsewhere.ts';
import { createTabs, type Tabs } from '#console/shared/session/tabs.ts';

const opened: Tabs[] = [];
afterEach(() => opened.splice(0).forEach((tabs) => tabs.end()));

function openTab(): Tabs {
  const tabs = createTabs('tabs-under-test');
  opened.push(tabs);
  return tabs;
}

it('another tab that says it has unsaved changes is heard', async () => {
  const other = openTab();
  other.hear((news) => {
    if ('asksUnsaved' in news) other.notify({ hasUnsaved: true });
  });
  expect(await isUnsavedElsewhere(openTab())).toBe(true);
});

it('where no other tab says so, none has any', async () => {
  openTab();
  expect(await isUnsavedElsewhere(openTab())).toBe(false);
});
