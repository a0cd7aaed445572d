import { Button, FieldRow, TextField } from '@archive-console/ui';
import { expect, type within } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Forms/Field row',
  component: FieldRow,
  tags: ['autodocs', 'stable'],
  args: {
    children: <TextField label="Coupon" defaultValue="WINTER-2026" />,
    action: <Button>Redeem coupon</Button>,
  },
});

type Canvas = ReturnType<typeof within>;

const isLevel = (canvas: Canvas) => {
  const [field, button] = [canvas.getByRole('textbox'), canvas.getByRole('button')].map((part) =>
    part.getBoundingClientRect(),
  );
  return field?.top === button?.top && field?.height === button?.height;
};

export const Filled = meta.story({
  async play({ canvas, userEvent }) {
    await expect(isLevel(canvas)).toBe(true);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Coupon' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Redeem coupon' })).toHaveFocus();
  },
});

export const Invalid = meta.story({
  args: {
    children: (
      <TextField
        label="VAT id"
        defaultValue="DE 12345"
        hint="As it stands on your invoices."
        error="This VAT id does not exist. Check it for typing errors."
      />
    ),
    action: <Button>Check VAT id</Button>,
  },
  async play({ canvas }) {
    await expect(isLevel(canvas)).toBe(true);
    await expect(canvas.getByRole('textbox', { name: 'VAT id' })).toHaveAccessibleDescription(
      'This VAT id does not exist. Check it for typing errors. As it stands on your invoices.',
    );
  },
});

export const Busy = meta.story({
  args: { action: <Button busy>Redeem coupon</Button> },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await expect(isLevel(canvas)).toBe(true);
  },
});

export const Narrow = meta.story({
  args: {
    children: (
      <TextField
        label="Umsatzsteueridentifikationsnummer"
        error="Diese Umsatzsteueridentifikationsnummer gibt es nicht."
      />
    ),
    action: <Button>Umsatzsteueridentifikationsnummer prüfen</Button>,
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    const message = canvas.getByText(/gibt es nicht/).getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    const field = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(button.top).toBeGreaterThan(field.bottom);
    await expect(message.top).toBeGreaterThan(button.bottom);
    await expect(field.right).toBe(button.right);
    await fitsATelephone();
  },
});
