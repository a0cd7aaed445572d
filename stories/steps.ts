// What plays do and look for, by the keys of the console's words: so a story plays in every language. What the demo
// service holds (names of people, groups, addresses) is the same in all of them and is written as it is.
import type { WordKey } from '@archive-console/console';
import type { World } from '@archive-console/mocks';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, type queries, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Values } from '#.storybook/words';

/** Where a step looks: all that the story shows, or a part of it such as a dialog. */
export interface Place extends Pick<StoryContext, 'canvasElement' | 'words'> {
  part?: HTMLElement;
}
type Role = Parameters<typeof queries.getByRole>[1];
type Part = Place & ReturnType<typeof within<typeof queries>>;

/** The part of the page below an element: a place for steps, and what to look for by other means. */
export const partOf = ({ canvasElement, words }: Place, part: HTMLElement): Part => ({
  ...within(part),
  canvasElement,
  words,
  part,
});
/** All that the story shows, or the part that is given. */
export const pageOf = (place: Pick<Place, 'canvasElement' | 'part'>) =>
  within(place.part ?? place.canvasElement.ownerDocument.body);

/** What has this role and these words as its name. */
export const find = (place: Place, role: Role, key: WordKey, values?: Values) =>
  pageOf(place).findByRole(role, { name: place.words(key, values) });
/** The part of the page that has this role and these words as its name. */
export const findPart = async (place: Place, role: Role, key: WordKey, values?: Values) =>
  partOf(place, await find(place, role, key, values));
/** The main part of the page, without the frame around it. */
export const mainOf = async (place: Place) => partOf(place, await pageOf(place).findByRole('main'));
export const dialogOf = async (place: Place) => partOf(place, await pageOf(place).findByRole('dialog'));

const click = async (place: Place, role: Role, key: WordKey, values?: Values) =>
  userEvent.click(await find(place, role, key, values));

/** Presses a button. */
export const press = (place: Place, key: WordKey, values?: Values) => click(place, 'button', key, values);
/** Follows a link. */
export const follow = (place: Place, key: WordKey, values?: Values) => click(place, 'link', key, values);
/** Opens an area from the navigation, as soon as no dialog covers it. */
export async function goTo(place: Place, key: WordKey): Promise<void> {
  await waitFor(() => expect(pageOf(place).queryByRole('dialog')).not.toBeInTheDocument());
  await follow(await findPart(place, 'navigation', 'shell:navigation.label'), key);
}
/**
 * Closes a dialog that holds what was typed or chosen: it is asked first, and what stays is seen by `kept`. Then it is
 * left.
 */
export async function leaveUnsaved(dialog: Place, kept: () => Promise<unknown>): Promise<void> {
  const page = { ...dialog, part: dialog.canvasElement.ownerDocument.body };
  const ask = async () => {
    await press(dialog, 'shell:action.cancel');
    return findPart(page, 'alertdialog', 'shell:unsaved.close');
  };
  await press(await ask(), 'shell:unsaved.stay');
  await waitFor(() => expect(pageOf(page).queryByRole('alertdialog')).toBeNull());
  await kept();
  await press(await ask(), 'shell:unsaved.discard');
  await waitFor(() => expect(pageOf(page).queryByRole('dialog')).toBeNull());
}
/** Chooses an entry of a menu. */
export const choose = (place: Place, key: WordKey, values?: Values) => click(place, 'menuitem', key, values);
/** Checks or unchecks a checkbox. */
export const check = (place: Place, key: WordKey, values?: Values) => click(place, 'checkbox', key, values);
/** Picks one of several options. */
export const pick = (place: Place, key: WordKey, values?: Values) => click(place, 'radio', key, values);
/** Selects the row of an object. */
export const selectRow = (place: Place, name: string) => check(place, 'area:list.selectRow', { name });

/** The label may be marked as required. */
const labelled = (place: Place, key: WordKey, values?: Values) => {
  const label = place.words(key, values);
  const matches = (text: string) => text === label || text === `${label}*`;
  return [matches, { selector: 'input, textarea' }] as const;
};
/** The field with this label. */
export const fieldOf = (place: Place, key: WordKey, values?: Values) =>
  pageOf(place).findByLabelText(...labelled(place, key, values));
/** Types into the field with this label, in place of what it held. */
export async function enter(place: Place, key: WordKey, text: string): Promise<void> {
  const typed = await fieldOf(place, key);
  await userEvent.clear(typed);
  if (text !== '') await userEvent.type(typed, text);
}

/**
 * Waits until the field with this label is described by these words, as by a hint or a mistake. While a form is sent,
 * another field that cannot be changed may stand in its place.
 */
export const readHint = (place: Place, label: WordKey, key: WordKey, values?: Values) =>
  waitFor(async () => {
    const field = pageOf(place).getByLabelText(...labelled(place, label));
    await expect(field).toHaveAccessibleDescription(place.words.part(key, values));
    return field;
  });

/**
 * Searches what a field offers, and chooses what is called so. A click is lost on a list that just then shows what was
 * searched for in place of what it showed, so the list is waited for.
 */
export async function chooseOption(place: Place, key: WordKey, name: string): Promise<void> {
  const page = pageOf(place);
  const field = () => page.getByRole('combobox', { name: place.words(key) });
  // The list comes in a file of its own, and with it the button that opens it.
  await waitFor(() => expect(field().parentElement?.querySelector('button')).toBeInTheDocument());
  await enter(place, key, name);
  await waitFor(async () => {
    // What is found next would take the place of what is clicked.
    await expect(page.getByRole('listbox').parentElement?.querySelector('[role="status"]')).toBeNull();
    // What is chosen stands among what was found.
    for (const option of page.getAllByRole('option', { selected: false }))
      await expect(option).toHaveTextContent(name);
  });
  // The library's list that was scrolled twice takes no pointer until time goes on, which stands still in stories.
  await userEvent.click(page.getByRole('option', { name: new RegExp(`^${name}( |$)`) }), {
    pointerEventsCheck: 0,
  });
  await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'false'));
  await expect(field()).toHaveValue(name);
}

/** Searches a list for what one row has. It is put in at once: the list would be read for a part of it, and again. */
export async function searchFor(place: Place, key: WordKey, text: string): Promise<void> {
  const field = await fieldOf(place, key);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
  await waitFor(() => expect(pageOf(place).getAllByRole('row')).toHaveLength(2));
}

/** Waits until it is visible: a dialog comes in by moving. */
export async function seen(element: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(element).toBeVisible());
  return element;
}
/** Waits for what has this role and these words as its name. */
export const see = async (place: Place, role: Role, key: WordKey, values?: Values) =>
  seen(await find(place, role, key, values));
/** Waits for what has this role and these words among others in its name. */
export const seePart = async (place: Place, role: Role, key: WordKey, values?: Values) =>
  seen(await pageOf(place).findByRole(role, { name: place.words.part(key, values) }));
/** A text is looked for with ordinary spaces in place of those that hold it together; a name is not. */
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');
const partOfWords = (place: Place, key: WordKey, values?: Values) =>
  new RegExp(spaced(place.words.part(key, values).source));
/** Waits for a text of these words. */
export const read = async (place: Place, key: WordKey, values?: Values) =>
  seen(await pageOf(place).findByText(spaced(place.words(key, values))));
/** Waits for a text that has these words among others; what the values leave out may be anything. */
export const readPart = async (place: Place, key: WordKey, values?: Values) =>
  seen(await pageOf(place).findByText(partOfWords(place, key, values)));
/** What is announced in a part, or else in the main part of the page: beside it lies the region of the toasts. */
export const alertOf = (place: Place): Promise<HTMLElement> =>
  waitFor(() => within(place.part ?? pageOf(place).getByRole('main')).getByRole('alert'));
/** Waits until these words are announced there, maybe among others. */
export const readAlert = (place: Place, key: WordKey, values?: Values) =>
  waitFor(async () => expect(await alertOf(place)).toHaveTextContent(partOfWords(place, key, values)));
/** Waits until the page has this title. */
export const seeTitle = async (place: Place, key: WordKey, values?: Values) =>
  seen(await pageOf(place).findByRole('heading', { level: 1, name: place.words(key, values) }));
/** Waits until the title of the page has these words among others, as a sentence of the dashboard does. */
export const seeHeadline = async (place: Place, key: WordKey, values?: Values) =>
  seen(await pageOf(place).findByRole('heading', { level: 1, name: place.words.part(key, values) }));
/** Waits until the page has what the demo service holds as its title: the name of what it shows. */
export const seeName = async (place: Place, name: string | RegExp) =>
  seen(await pageOf(place).findByRole('heading', { level: 1, name }));
/** Waits for a tab with its count. */
export const seeTab = async (place: Place, key: WordKey, count: number) =>
  seen(await pageOf(place).findByRole('link', { name: `${place.words(key)} ${count}` }));
/** Waits until a button says that it is busy. */
export const seeBusy = async (place: Place, key: WordKey, values?: Values) =>
  seen(await pageOf(place).findByRole('button', { name: place.words(key, values), busy: true }));
/** Waits until nothing has this role and these words in its name. */
export const seeNo = (place: Place, role: Role, key: WordKey, values?: Values) =>
  waitFor(() => expect(pageOf(place).queryByRole(role, { name: place.words.part(key, values) })).toBeNull());

/** What a list of facts says of one. */
export async function factOf(place: Place, key: WordKey, values?: Values) {
  const term = await pageOf(place).findByText(place.words(key, values), { selector: 'dt' });
  return term.nextElementSibling;
}

/** Waits until the hub notifies the page of what happens at the service. */
export function live(world: World): Promise<void> {
  return waitFor(() => {
    if (world.hub.connections() === 0) throw new Error('The page has not connected to the hub yet.');
  });
}

/** The hub counts as lost after a while, too: hurried, it would be lost and opened anew without end. */
const isOfHub = (action: () => void) => String(action).includes('serverTimeout');

/** Ends every wait of this length at once; left out: the ten seconds after which a page says that a wait takes long. */
export function hurry(hurried = 10_000): void {
  const setTimer = window.setTimeout.bind(window);
  spyOn(window, 'setTimeout').mockImplementation(((action: () => void, wait?: number) =>
    setTimer(action, wait === hurried && !isOfHub(action) ? 0 : wait)) as typeof window.setTimeout);
}
