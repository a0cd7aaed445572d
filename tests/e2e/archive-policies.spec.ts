import { press, reach, type } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { openSignedIn } from './sign-in.ts';

test('a policy is written, put first, disabled and deleted by keyboard alone', async ({ page, world }) => {
  await openSignedIn(page);
  await press(page, page.getByRole('link', { name: 'Archive policies' }));
  const heading = page.getByRole('heading', { level: 1, name: 'Archive policies' });
  await expect(heading).toBeFocused();

  await press(page, page.getByRole('link', { name: 'Create policy' }));
  await type(page, page.getByRole('textbox', { name: 'Name' }), 'Payslips');
  // No card is chosen: the Tab key leads to the first, an arrow to the next and chooses it.
  await reach(page, page.getByRole('radio', { name: 'Archived', exact: true }));
  await page.keyboard.press('ArrowDown');
  await type(page, page.getByRole('textbox', { name: 'Senders' }), 'payroll@demo.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mail from payroll@demo.example is not archived')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Create policy' }));
  await expect(page.getByRole('link', { name: 'Payslips' })).toBeVisible();

  await expect(heading).toBeFocused();
  // Tab leads through one row and out of the list; arrows lead from row to row.
  await reach(page, page.getByRole('row', { name: 'Keep everything legal' }));
  await reach(page, page.getByRole('row', { name: 'Payslips' }), 'ArrowDown');
  await press(page, page.getByRole('button', { name: /^Payslips is 8 of 8/ }));
  await press(page, page.getByRole('button', { name: 'To the top' }));
  await expect(page.getByRole('button', { name: /^Payslips is 1 of 8/ })).toBeVisible();
  await expect.poll(() => world.policies[0]?.name).toBe('Payslips');

  await reach(page, page.getByRole('switch', { name: 'Payslips decides' }));
  await page.keyboard.press('Space');
  await expect.poll(() => world.policies[0]?.isEnabled).toBe(false);

  await press(page, page.getByRole('button', { name: 'Actions for Payslips' }));
  await press(page, page.getByRole('menuitem', { name: 'Delete policy' }), 'ArrowDown');
  const question = page.getByRole('alertdialog', { name: 'Delete Payslips?' });
  await press(page, question.getByRole('button', { name: 'Delete policy' }));
  await expect(question).toBeHidden();
  await expect(page.getByRole('link', { name: 'Payslips' })).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});
