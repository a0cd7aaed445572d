/** What takes the focus where an id names a group: its first box, the first part of its date, its button. */
const CONTROLS = 'input:not([type="hidden"], [hidden]), [role="spinbutton"], button';

/**
 * Moves the focus to a field of a form, or to the first control of a group of them, and brings it into sight.
 *
 * @param fieldId the id of its control, as a {@link FormError} has it
 * @returns whether there is such a field
 */
export function focusField(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  if (!field) return false;
  const control = field.tabIndex < 0 ? field.querySelector<HTMLElement>(CONTROLS) : field;
  control?.focus();
  return true;
}
