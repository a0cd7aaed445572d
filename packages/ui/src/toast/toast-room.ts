/** How much of the bottom of the window toasts take: a narrow page is so much longer, and its end is never below them. */
const ROOM = '--ac-toast-room';

/** In CSS pixels. */
let needed = 0;

/**
 * Keeps so much room at the end of the page. A page that is scrolled into the room would move if it were taken away: of
 * what is needed no longer, only what is out of sight goes, and the rest as the page is scrolled up.
 */
export function keepRoom(px: number): void {
  needed = px;
  settle();
}

function settle(): void {
  const { style, scrollHeight, clientHeight } = document.documentElement;
  const held = Number.parseFloat(style.getPropertyValue(ROOM)) || 0;
  const outOfSight = window.scrollY <= 0 ? held : Math.max(0, scrollHeight - clientHeight - window.scrollY);
  const room = Math.max(needed, held - outOfSight);
  if (room === 0) {
    style.removeProperty(ROOM);
    window.removeEventListener('scroll', settle);
  } else {
    style.setProperty(ROOM, `${room}px`);
    window.addEventListener('scroll', settle, { passive: true });
  }
}
