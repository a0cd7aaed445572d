import type { ToastMessage } from '@archive-console/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { askForOtherTabs } from '#console/app/unsaved-elsewhere.ts';
import { createI18n } from '#console/shared/i18n/i18n.ts';
import type { Services } from '#console/shared/runtime/services.ts';
import { createTabs, type Tabs } from '#console/shared/session/tabs.ts';

const opened: Tabs[] = [];
afterEach(() => opened.splice(0).forEach((tabs) => tabs.end()));

function openTab(): Tabs {
  const tabs = createTabs('tabs-under-test');
  opened.push(tabs);
  return tabs;
}

/** A tab that is about to sign out, and what it says. */
function tabThatLeaves() {
  const said: ToastMessage[] = [];
  const toasts = { show: (message: ToastMessage) => said.push(message) };
  const services = { i18n: createI18n('en-US'), tabs: openTab(), toasts } as unknown as Services;
  return { services, said };
}

it('another tab that has something to lose is said, with the way to sign out all the same', async () => {
  const other = openTab();
  other.hear((news) => {
    if ('asksUnsaved' in news) other.notify({ hasUnsaved: true });
  });
  const { services, said } = tabThatLeaves();
  const signOut = vi.fn<() => void>();
  expect(await askForOtherTabs(services, signOut)).toBe(true);
  expect(signOut).not.toHaveBeenCalled();
  expect(said.map(({ title }) => title)).toEqual(['Another tab has something unsaved or running']);
  said[0]?.action?.onAction();
  expect(signOut).toHaveBeenCalledOnce();
});

it('where no other tab answers, nothing is asked', async () => {
  openTab();
  const { services, said } = tabThatLeaves();
  expect(await askForOtherTabs(services, () => undefined)).toBe(false);
  expect(said).toEqual([]);
});
