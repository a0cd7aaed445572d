/** Shows how the console loads in place of the page that the build drew: that one is not what comes, or not soon. */
export function hideDrawnPage(): void {
  delete document.documentElement.dataset['start'];
}

/** The console has its first page: what the build drew has had its time. */
export function removeDrawnPage(): void {
  document.querySelector('#drawn')?.remove();
}
