/** What a component draws over its page. */
const FLOATING = '[role="dialog"], [role="alertdialog"], [role="menu"], :popover-open';

/** What stands by itself: the ground between a dialog and its page with what lies on it, and the place of messages. */
const BY_ITSELF = '[class*="Backdrop-"], [role="region"]:has([data-toast])';

const pressed = new WeakSet<Element>();

/**
 * Opens what the story in a frame has to open, and answers where its parts are once they are there: by
 * itself, or beside the control that it belongs to.
 */
export function openedIn({ contentDocument }: HTMLIFrameElement): Element | undefined {
  const root = contentDocument?.querySelector('#storybook-root');
  if (!contentDocument || !root) return undefined;
  if (contentDocument.querySelector(FLOATING) !== null)
    return contentDocument.querySelector(BY_ITSELF) ?? contentDocument.body;
  open(root);
  return undefined;
}

/** By its first button, a menu's or popover's before others; a word more about a control is shown where a pointer comes. */
function open(root: Element): void {
  const opener =
    root.querySelector<HTMLElement>('[aria-haspopup]') ?? root.querySelector<HTMLElement>('button, a[href]');
  if (opener === null) return;
  opener.dispatchEvent(new PointerEvent('pointerenter'));
  if (!opener.matches('button') || pressed.has(opener)) return;
  pressed.add(opener);
  opener.click();
}
