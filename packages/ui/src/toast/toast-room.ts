/**
 * How much of the bottom of the window toasts take: the page is so much longer, and its end is never below them. What
 * takes the focus there is scrolled above them.
 */
const ROOM = '--ac-toast-room';
/** The same where they stand above the bulk bar: it keeps the room between the rows and itself, and stays where it is. */
const ABOVE_BAR = '--ac-toast-room-above-bar';

/** In CSS pixels. */
let needed = 0;
let isAbove = false;

/**
 * Keeps so much room at the end of the page. A page that is scrolled into the room would move if it were taken away: of
 * what is needed no longer, only what is out of sight goes, and the rest as the page is scrolled up.
 */
export function keepRoom(px: number, isAboveBar = false): void {
  needed = px;
  // As long as some of the room is left, it stays where it is.
  if (px > 0) isAbove = isAboveBar;
  document.documentElement.style.scrollPaddingBottom = px === 0 ? '' : `${px}px`;
  settle();
}

function settle(): void {
  const { style, scrollHeight, clientHeight } = document.documentElement;
  const held = Number.parseFloat(style.getPropertyValue(ROOM)) || 0;
  const outOfSight = window.scrollY <= 0 ? held : Math.max(0, scrollHeight - clientHeight - window.scrollY);
  const room = Math.max(needed, held - outOfSight);
  // An empty value takes a property away.
  style.setProperty(ROOM, room === 0 ? '' : `${room}px`);
  style.setProperty(ABOVE_BAR, room === 0 || !isAbove ? '' : `${room}px`);
  if (room === 0) window.removeEventListener('scroll', settle);
  else window.addEventListener('scroll', settle, { passive: true });
}
