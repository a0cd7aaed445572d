import { createUser } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import preview from '#.storybook/preview';
import { checkRows, createRows, seeRows } from '#stories/create-many.ts';
import { check, press, readPart, seeNo, seeTitle } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Users/Create many, put aside',
  parameters: { at: usersPaths.createMany() },
  beforeEach: ({ msw }) => msw.use(on(createUser).hangs()),
});

const lena = 'lena.sommer,lena@demo.example,Lena,Sommer';
const half = 'half,half@';

/** The list of all is shown where no row is left, as after the end. */
export const AllUnderWay = meta.story({
  async play(shown) {
    await checkRows(shown, lena);
    await createRows(shown, 'users', 1);
    await press(shown, 'home:bulk.putAside');
    await seeTitle(shown, 'users:list.title');
    await readPart(shown, 'home:bulk.progress', { done: 0, total: 1 });
  },
});

/** What was left out stays on the page; the rows that are created are those of the run from then on. */
export const LeftOutStays = meta.story({
  async play(shown) {
    await checkRows(shown, half, lena);
    await check(shown, 'create-many:preview.leaveOut', { count: 1 });
    await createRows(shown, 'users', 1);
    await press(shown, 'home:bulk.putAside');
    await readPart(shown, 'home:bulk.progress', { done: 0, total: 1 });
    await seeRows(shown, { wrong: 1 });
    await seeNo(shown, 'region', 'create-many:preview.right', { count: 1 });
  },
});
