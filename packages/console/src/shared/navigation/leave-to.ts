/**
 * Leaves the console for a page of another company: Microsoft, the payment provider. In a new tab
 * where the page has to stay as it is.
 */
export type LeaveTo = (url: string, where?: 'new-tab') => void;

/** The one way out of the page. Throws for what is no web address: a script, a file. */
export const leaveTo: LeaveTo = (url, where) => {
  const { href, protocol } = new URL(url, window.location.href);
  if (!['http:', 'https:'].includes(protocol)) {
    throw new Error(`'${protocol}' is no address to leave to. Give one that begins with http or https.`);
  }
  if (where === 'new-tab') window.open(href, '_blank', 'noopener');
  else window.location.assign(href);
};
