import { useEffect } from 'react';

const RADIUS = 10;
const WHOLE = 2 * Math.PI * RADIUS;

/**
 * The address of an icon that says that something runs: a ring, as far around as it is, in steps of five percent; a ring
 * of dashes where that is not known.
 */
export function progressIcon(share: number | undefined): string {
  const drawn = share === undefined ? WHOLE / 12 : (WHOLE * Math.floor(share * 20)) / 20;
  const dashes = `${drawn.toFixed(1)} ${(share === undefined ? drawn : WHOLE).toFixed(1)}`;
  const circle = `cx="13" cy="13" r="${RADIUS}" fill="none" stroke-width="5"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><circle ${circle} stroke="#9FC4C1"/><circle ${circle} stroke="#0A6A65" stroke-dasharray="${dashes}" transform="rotate(-90 13 13)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Shows another icon of the page, and puts its own back; undefined leaves it as it is. */
export function usePageIcon(address: string | undefined): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (address === undefined || link === null) return undefined;
    const own = link.getAttribute('href') ?? '';
    link.setAttribute('href', address);
    return () => link.setAttribute('href', own);
  }, [address]);
}
