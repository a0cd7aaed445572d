/**
 * Empties an input the way a reader would: React notices, whether the value is held by a state or by the input,
 * and the focus stays where one goes on typing.
 */
export function clearInput(input: HTMLInputElement | null): void {
  if (!input) return;
  // React overrides the setter of the element and would take this for its own change; the prototype's is heard.
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  native?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
