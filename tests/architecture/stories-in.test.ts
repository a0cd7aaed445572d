import { expect, it } from 'vitest';
import { type StoryFound, storiesIn } from './stories-in.ts';

const STEPS = `
  const pageOf = (shown) => within(shown.canvasElement);
  const press = (shown) => pageOf(shown).findByRole('button').then(userEvent.click);
  const tell = async (shown) => { await expect(await pageOf(shown).findByText('Done')).toBeVisible(); };
  const seen = (element) => waitFor(() => expect(element).toBeVisible());
  export const Checked = meta.story({ async play(shown) { await tell(shown); } });
`;

/** What is found of a story with this play. */
function asked(play: string, made = `meta.story({ async play(shown) { ${play} } })`): StoryFound | undefined {
  const stories = storiesIn('stories/screens/Any.stories.tsx', `${STEPS} export const Asked = ${made};`);
  return stories.find(({ name }) => name === 'Asked');
}

/** Whether it counts as one that checks what it shows. */
const checks = (play: string, made?: string) => asked(play, made)?.checks ?? false;

it.each([
  ['what is found by role', `await expect(pageOf(shown).getByRole('link')).toBeVisible();`],
  ['what has a name first', `const link = await pageOf(shown).findByText('A'); expect(link).toHaveFocus();`],
  ['what a step finds', `const button = await press(shown); await expect(button).toBeEnabled();`],
  ['what comes later', `await waitFor(() => expect(pageOf(shown).getAllByRole('row')).toHaveLength(2));`],
  ['words', `await expect(shown.canvasElement).toHaveTextContent('A');`],
  ['something in a step', `await tell(shown);`],
  ['what it gives to a step', `await seen(pageOf(shown).getByRole('link'));`],
])('a story that expects %s checks', (_, play) => {
  expect(checks(play)).toBe(true);
});

it.each([
  ['only presses', `await press(shown); await userEvent.click(pageOf(shown).getByRole('link'));`],
  ['only waits', `await pageOf(shown).findByText('A');`],
  ['only expects that something is not there', `await expect(pageOf(shown).queryByText('A')).toBeNull();`],
  ['only expects none', `await expect(pageOf(shown).queryAllByText('A')).toHaveLength(0);`],
  ['only expects the opposite', `await expect(pageOf(shown).getByText('A')).not.toBeVisible();`],
  ['only asks the service', `await press(shown); await expect(shown.world.users.size).toBe(3);`],
  ['only gives something else to a step', `await seen(shown.canvasElement);`],
  ['only plays another story', `await Checked.play(shown);`],
])('a story that %s checks nothing', (_, play) => {
  expect(checks(play)).toBe(false);
});

it.each([
  ['a color', `await expect(colorOf(shown)).not.toBe('transparent');`],
  ['a width', `await expect(shown.canvasElement.clientWidth).toBe(320);`],
  ['what a caller was told', `await expect(shown.args.onClick).toHaveBeenCalledOnce();`],
  ['something in a step', `await tell(shown);`],
])('a story that expects %s expects something', (_, play) => {
  expect(asked(play)?.expects).toBe(true);
});

it.each([
  ['nothing', `await press(shown);`],
  ['what only has the name', `const expected = 1; expectations(expected);`],
  ['what is not there', `await expect(pageOf(shown).queryByText('A')).toBeNull();`],
  ['what is not there, denied', `await expect(pageOf(shown).queryByText('A')).not.toBeInTheDocument();`],
  ['what nobody was told', `await expect(shown.args.onClick).not.toHaveBeenCalled();`],
])('a story that expects %s expects nothing', (_, play) => {
  expect(asked(play)?.expects).toBe(false);
});

it('a story without a play checks what the story checks that it extends', () => {
  expect(checks('', 'Checked.extend({ globals: { theme: "dark" } })')).toBe(true);
  expect(checks('', 'meta.story({})')).toBe(false);
});

it.each([
  ['its play', `meta.story({ async play() { await fitsATelephone(); } })`, true],
  ['a step that it calls', `meta.story({ async play() { await sized(); } })`, true],
  ['the play that it takes over', `Sized.extend({ args: {} })`, true],
  [
    'nothing, where its own play does not',
    `Sized.extend({ async play(shown) { await tell(shown); } })`,
    false,
  ],
])('a story looks for what is too wide in %s', (_, made, fits) => {
  const sized = `const sized = () => fitsATelephone(); export const Sized = meta.story({ async play() { await sized(); } });`;
  expect(asked('', `${made}; ${sized}`)?.fits).toBe(fits);
});

it.each([
  [`meta.story({ globals: { language: 'de', viewport: { value: 'telephone' } } })`, true],
  [`German.extend({ globals: { viewport: { value: 'telephone' } } })`, true],
  [`German.extend({ globals: { viewport: { value: 'medium' } } })`, false],
  [`meta.story({ globals: { viewport: { value: 'telephone' } } })`, false],
  [`meta.story({ args: { language: 'de', place: 'telephone' } })`, false],
])('%s: German on a telephone is %s', (made, isNarrow) => {
  const german = `export const German = meta.story({ globals: { language: 'de' } });`;
  expect(asked('', `${made}; ${german}`)?.isNarrow).toBe(isNarrow);
});
