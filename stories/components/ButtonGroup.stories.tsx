import {
  Button,
  ButtonGroup,
  DeleteIcon,
  IconButton,
  MenuButton,
  MoreIcon,
  NextIcon,
  PreviousIcon,
} from '@archive-console/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const onPress = fn();
const meta = preview.meta({
  title: 'Components/Actions/Button group',
  component: ButtonGroup,
  tags: ['autodocs', 'new'],
  args: {
    label: 'Move this rule',
    children: (
      <>
        <Button onClick={onPress}>Move up</Button>
        <Button onClick={onPress}>Move down</Button>
        <Button onClick={onPress}>Move to top</Button>
      </>
    ),
  },
  beforeEach: () => void onPress.mockClear(),
});

export const Actions = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('group', { name: 'Move this rule' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Move down' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Move down' }).offsetHeight).toBe(34);
  },
});

export const Drawings = meta.story({
  args: {
    label: 'Month',
    children: (
      <>
        <IconButton icon={PreviousIcon} label="Previous month" />
        <IconButton icon={NextIcon} label="Next month" disabledReason="This is the current month." />
      </>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Next month' })).toHaveAccessibleDescription(
      'This is the current month.',
    );
  },
});

export const States = meta.story({
  args: {
    label: 'Import source',
    children: (
      <>
        <Button busy>Start</Button>
        <Button disabledReason="Nothing is running.">Cancel</Button>
        <Button tone="danger" icon={DeleteIcon}>
          Delete
        </Button>
        <MenuButton
          label="More actions"
          icon={MoreIcon}
          items={[{ id: 'edit', label: 'Edit source', onAction: onPress }]}
        />
      </>
    ),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit source' }));
    await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByText('Nothing is running.')).toBeVisible());
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  args: {
    label: 'Regel verschieben',
    children: (
      <>
        <Button>Nach oben verschieben</Button>
        <Button>Nach unten verschieben</Button>
        <Button>Archivierungsregel duplizieren</Button>
      </>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('group', { name: 'Regel verschieben' })).toBeVisible();
    await fitsATelephone();
  },
});
