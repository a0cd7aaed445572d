import { getUserRoles } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { amelie, factOf, hurry, jonas, unknownUser, pageOf } from './people.ts';

const meta = preview.meta({ title: 'Screens/Users/Profile', parameters: { at: usersPaths.details(jonas) } });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUserRoles).hangs()),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    const can = await page.findByRole('region', { name: 'What Jonas Petersen can do' });
    await expect(can).toBeVisible();
    await expect(can).not.toHaveTextContent(/console/);
  },
});

export const TakesLong = meta.story({
  beforeEach({ msw }) {
    hurry();
    msw.use(on(getUserRoles).hangs());
  },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await page.findByRole('region', { name: 'What Jonas Petersen can do' });
    await userEvent.click(await page.findByRole('button', { name: 'Stop waiting' }));
    await expect(await page.findByRole('heading', { name: 'The roles were not loaded' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Populated = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await factOf(canvasElement, 'E-mail')).toHaveTextContent('jonas.petersen@lindenhof.example');
    await expect(await page.findByText(/May not use this console/)).toBeVisible();
  },
});

export const Administrator = meta.story({
  parameters: { at: usersPaths.details(userIdOf('carla.weiss')) },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText(/may change everything in it/)).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'See their access' }));
    await expect(await page.findByRole('region', { name: 'Own mailboxes' })).toBeVisible();
  },
});

export const LongText = meta.story({
  parameters: { at: usersPaths.details(userIdOf('m.waldburg')) },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: /Hohenlohe-Langenburg/ })).toBeVisible();
  },
});

export const ReadOnly = meta.story({
  parameters: { at: usersPaths.details(amelie) },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText(/arrive with the next synchronization/)).toBeVisible();
    await expect(await factOf(canvasElement, 'Origin')).toHaveTextContent('Microsoft 365');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUserRoles).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    const can = await page.findByRole('region', { name: 'What Jonas Petersen can do' });
    await expect(await within(can).findByText('You are not allowed to do this')).toBeVisible();
    await expect(within(can).getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(await factOf(canvasElement, 'User name')).toHaveTextContent('jonas.petersen');
  },
});

export const NotFound = meta.story({
  parameters: { at: usersPaths.details(unknownUser, 'profile') },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'There is no such user' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUserRoles).fails('Default.UnexpectedError', { traceId: '2f88-01' })),
  async play({ canvasElement, msw }) {
    const page = pageOf(canvasElement);
    const can = within(await page.findByRole('region', { name: 'What Jonas Petersen can do' }));
    await expect(await can.findByText('2f88-01')).toBeVisible();
    msw.use(on(getUserRoles).fails('Default.UnexpectedError', { traceId: '2f88-02' }));
    await userEvent.click(can.getByRole('button', { name: 'Try again' }));
    await expect(await can.findByText('2f88-02')).toBeVisible();
    await expect(await factOf(canvasElement, 'User name')).toHaveTextContent('jonas.petersen');
  },
});

export const BackAgain = ServerError.extend({
  async play({ canvasElement, msw }) {
    const page = pageOf(canvasElement);
    const can = within(await page.findByRole('region', { name: 'What Jonas Petersen can do' }));
    await can.findByText('2f88-01');
    msw.use(on(getUserRoles).answers([]));
    await userEvent.click(can.getByRole('button', { name: 'Try again' }));
    await expect(await can.findByText(/May not use this console/)).toBeVisible();
    await expect(can.queryByRole('alert')).toBeNull();
  },
});
