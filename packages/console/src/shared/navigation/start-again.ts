/** Loads the page anew at the address it has. Only this also mends a configuration that could not be loaded, or a file of the frame. */
export function startAgain(): void {
  window.location.reload();
}

/** The same at another address of the console. */
export function startAgainAt(address: string): void {
  window.location.assign(address);
}
