import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { type StoryFound, storiesOf } from './stories-in.ts';

const STEPS = `
  const pageOf = (shown) => within(shown.canvasElement);
  const press = (shown) => pageOf(shown).findByRole('button').then(userEvent.click);
  const check = async (shown) => { await expect(await pageOf(shown).findByText('Done')).toBeVisible(); };
  const seen = (element) => waitFor(() => expect(element).toBeVisible());
  export const Checked = meta.story({ async play(shown) { await check(shown); } });
`;

/** What is found of a story with this play. */
function asked(play: string, made = `meta.story({ async play(shown) { ${play} } })`): StoryFound | undefined {
  const file = 'stories/screens/Any.stories.tsx';
  const stories = storiesOf(file, parseSync(file, `${STEPS} export const Asked = ${made};`));
  return stories.find(({ name }) => name === 'Asked');
}

/** Whether it counts as one that checks what it shows. */
const checks = (play: string, made?: string) => asked(play, made)?.checks ?? false;

it('a story that expects what is shown, by role or by words, checks', () => {
  const plays = [
    ['what is found by role', `await expect(pageOf(shown).getByRole('link')).toBeVisible();`],
    [
      'what has a name first',
      `const link = await pageOf(shown).findByText('A'); expect(link).toHaveFocus();`,
    ],
    ['what a step finds', `const button = await press(shown); await expect(button).toBeEnabled();`],
    ['what comes later', `await waitFor(() => expect(pageOf(shown).getAllByRole('row')).toHaveLength(2));`],
    ['words', `await expect(shown.canvasElement).toHaveTextContent('A');`],
    ['something in a step', `await check(shown);`],
    ['what it gives to a step', `await seen(pageOf(shown).getByRole('link'));`],
  ] as const;
  expect(plays.filter(([, play]) => !checks(play)).map(([what]) => what)).toEqual([]);
});

it('a story that only does, waits or expects what is not shown checks nothing', () => {
  const plays = [
    ['only presses', `await press(shown); await userEvent.click(pageOf(shown).getByRole('link'));`],
    ['only waits', `await pageOf(shown).findByText('A');`],
    ['only expects that something is not there', `await expect(pageOf(shown).queryByText('A')).toBeNull();`],
    ['only expects none', `await expect(pageOf(shown).queryAllByText('A')).toHaveLength(0);`],
    ['only expects the opposite', `await expect(pageOf(shown).getByText('A')).not.toBeVisible();`],
    ['only asks the service', `await press(shown); await expect(shown.world.users.size).toBe(3);`],
    ['only gives something else to a step', `await seen(shown.canvasElement);`],
    ['only plays another story', `await Checked.play(shown);`],
  ] as const;
  expect(plays.filter(([, play]) => checks(play)).map(([what]) => what)).toEqual([]);
});

it('a story that expects what an empty page has not expects something', () => {
  const plays = [
    ['a color', `await expect(colorOf(shown)).not.toBe('transparent');`],
    ['a width', `await expect(shown.canvasElement.clientWidth).toBe(320);`],
    ['what a caller is given', `await expect(shown.args.onClick).toHaveBeenCalledOnce();`],
    ['something in a step', `await check(shown);`],
  ] as const;
  expect(plays.filter(([, play]) => asked(play)?.expects !== true).map(([what]) => what)).toEqual([]);
});

it('a story that expects what an empty page has as well expects nothing', () => {
  const plays = [
    ['nothing', `await press(shown);`],
    ['what only has the name', `const expected = 1; expectations(expected);`],
    ['what is not there', `await expect(pageOf(shown).queryByText('A')).toBeNull();`],
    ['what is not there, denied', `await expect(pageOf(shown).queryByText('A')).not.toBeInTheDocument();`],
    ['that no caller is notified', `await expect(shown.args.onClick).not.toHaveBeenCalled();`],
  ] as const;
  expect(plays.filter(([, play]) => asked(play)?.expects !== false).map(([what]) => what)).toEqual([]);
});

it('a story without a play checks what the story checks that it extends', () => {
  expect(checks('', 'Checked.extend({ globals: { theme: "dark" } })')).toBe(true);
  expect(checks('', 'meta.story({})')).toBe(false);
});

it('a story looks for what is too wide in its play, the steps of it, and the play that it takes over', () => {
  const sized = `const sized = () => fitsATelephone(); export const Sized = meta.story({ async play() { await sized(); } });`;
  const fits = (made: string) => asked('', `${made}; ${sized}`)?.fits;
  expect(fits(`meta.story({ async play() { await fitsATelephone(); } })`)).toBe(true);
  expect(fits(`meta.story({ async play() { await sized(); } })`)).toBe(true);
  expect(fits(`Sized.extend({ args: {} })`)).toBe(true);
  expect(fits(`Sized.extend({ async play(shown) { await check(shown); } })`)).toBe(false);
});

it('a story is narrow that is shown in German on a telephone', () => {
  const german = `export const German = meta.story({ globals: { language: 'de' } });`;
  const isNarrow = (made: string) => asked('', `${made}; ${german}`)?.isNarrow;
  expect(isNarrow(`meta.story({ globals: { language: 'de', viewport: { value: 'telephone' } } })`)).toBe(
    true,
  );
  expect(isNarrow(`German.extend({ globals: { viewport: { value: 'telephone' } } })`)).toBe(true);
  expect(isNarrow(`German.extend({ globals: { viewport: { value: 'medium' } } })`)).toBe(false);
  expect(isNarrow(`meta.story({ globals: { viewport: { value: 'telephone' } } })`)).toBe(false);
  expect(isNarrow(`meta.story({ args: { language: 'de', place: 'telephone' } })`)).toBe(false);
});
