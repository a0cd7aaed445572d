/** The controls of a part of the page that match and can take the focus: those that are drawn and not disabled. */
export function drawnControls(part: Element | undefined, matching: string): readonly HTMLElement[] {
  const found = [...(part?.querySelectorAll<HTMLElement>(matching) ?? [])];
  return found.filter((control) => !control.matches(':disabled') && control.getClientRects().length > 0);
}
