import { http, type RequestHandler } from 'msw';
import { badForm, fieldsOf } from '../pages/form.ts';
import { redirection } from '../service/redirection.ts';

export const PANEL = '/demo';

/**
 * A form of the panel: does what it was sent for and leads back to its section. `act` answers why it cannot, where
 * it cannot.
 */
export function action(
  name: string,
  section: string,
  act: (fields: URLSearchParams) => string | undefined,
): RequestHandler {
  const back = `${PANEL}#${section}`;
  return http.post(`*${PANEL}/${name}`, async ({ request }) => {
    const reason = act(await fieldsOf(request));
    return reason === undefined ? redirection(back) : badForm(reason, back);
  });
}

/** A whole number that was typed in; `undefined` where it is none, or out of bounds. */
export function wholeNumberIn(fields: URLSearchParams, name: string, least: number, most: number) {
  const text = fields.get(name)?.trim() ?? '';
  const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : undefined;
}
