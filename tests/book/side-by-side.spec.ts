import type { Frame, Page } from '@playwright/test';
import { colorSchemes } from '@archive-console/ui/tokens';
import { expect, test } from './fixtures.ts';

interface Channel {
  last(event: string): readonly { newPhase: string }[] | undefined;
}

/** Two consoles from nothing, one of which waits for the other. */
const playing = { timeout: 60_000 };

const frameOf = async (page: Page, theme: string): Promise<Frame> => {
  const handle = await page.locator(`iframe[title=${theme}]`).elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error(`There is no page in the ${theme} theme.`);
  return frame;
};

/** Where the drawing of a story stands: its name for the last thing that began. */
const phaseIn = (frame: Frame) =>
  frame.evaluate(() => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel | undefined;
    return channel?.last('storyRenderPhaseChanged')?.[0]?.newPhase;
  });

/** One of each kind, and what its play leaves on the page. */
const sample: readonly (readonly [kind: string, story: string, left: string])[] = [
  ['a dialog', 'components-overlays-dialog--open', 'role=dialog'],
  ['a drawer', 'components-overlays-drawer--open', 'role=dialog'],
  ['a menu', 'components-actions-menu-button--open', 'role=menu'],
  ['a popover', 'components-overlays-popover--open', 'role=dialog'],
  ['a message', 'components-overlays-toasts--failure', 'role=region'],
  ['a screen that asks', 'screens-users-list--confirming-delete', 'role=alertdialog'],
  ['a screen that refuses', 'screens-groups-details--rejected', 'role=alert'],
  ['the palette of the console', 'screens-shell-palette--palette-found', 'role=dialog'],
  ['a form', 'screens-users-create--invalid', 'role=textbox'],
  ['a flow', 'flows-reset-a-password--set-password', 'role=button'],
];

for (const [kind, story, left] of sample)
  test(`${kind} is played in both themes, one after the other, and stays as it is left`, async ({ page }) => {
    test.setTimeout(150_000);
    await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=theme:both`);
    const frames = await Promise.all(
      colorSchemes.map(async (theme) => {
        await expect(page.locator(`iframe[title=${theme}]`)).toBeVisible(playing);
        return frameOf(page, theme);
      }),
    );
    for (const frame of frames) await expect.poll(() => phaseIn(frame), playing).toBe('finished');
    for (const frame of frames) await expect(frame.locator(left).first()).toBeVisible();
  });
