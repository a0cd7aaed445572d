/** Loads the page anew at the address it has. Only this also mends a file or a configuration that could not be loaded. */
export function startAgain(): void {
  window.location.reload();
}

/** The same at another address of the console. */
export function startAgainAt(address: string): void {
  window.location.assign(address);
}
