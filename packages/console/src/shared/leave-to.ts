/** The one way out of the page (Settled 13): another reload or another site. Stories and tests watch it. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}
