/** Leaves the console for a page of somebody else: Microsoft, the payment provider. */
export type LeaveTo = (url: string) => void;

/** The one way out of the page. Throws for what is no web address: a script, a file. */
export const leaveTo: LeaveTo = (url) => {
  const { href, protocol } = new URL(url, window.location.href);
  if (!['http:', 'https:'].includes(protocol)) {
    throw new Error(`'${protocol}' is no address to leave to. Give one that begins with http or https.`);
  }
  window.location.assign(href);
};
