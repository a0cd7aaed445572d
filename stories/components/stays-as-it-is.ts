import { expect, userEvent } from 'storybook/test';

/** What a field with a `disabledReason` is: Tab reaches it, it says why it is so, and nothing typed or pasted changes it. */
export async function staysAsItIs(field: HTMLInputElement | HTMLTextAreaElement, why: string): Promise<void> {
  const { value } = field;
  await userEvent.tab();
  await expect(field).toHaveFocus();
  await expect(field).toHaveAttribute('aria-disabled', 'true');
  await expect(field).toHaveAccessibleDescription(expect.stringContaining(why));
  await userEvent.keyboard('7x{Backspace}{ArrowUp}{Escape}');
  await userEvent.paste('8');
  await expect(field).toHaveValue(value);
}
