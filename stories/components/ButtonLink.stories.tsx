import { buttonDesigns, ButtonLink, buttonSizes, CreateIcon, Inline, Stack } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';
import { leadsTo } from './leads-to.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Button link',
  component: ButtonLink,
  tags: ['autodocs', 'stable'],
  args: { children: 'Create user', render: leadsTo('#create') },
});

export const Designs = meta.story({
  render: (args) => (
    <Inline>
      {buttonDesigns.map((design) => (
        <ButtonLink {...args} key={design} design={design} icon={CreateIcon} />
      ))}
    </Inline>
  ),
  async play({ canvas }) {
    const [first] = canvas.getAllByRole('link', { name: 'Create user' });
    await expect(first).toHaveAttribute('href', '#create');
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline>
      {buttonSizes.map((size) => (
        <ButtonLink {...args} key={size} size={size} />
      ))}
    </Inline>
  ),
  async play({ canvas }) {
    const heights = canvas.getAllByRole('link', { name: 'Create user' }).map((link) => link.offsetHeight);
    await expect(heights).toEqual([28, 34, 38]);
  },
});

export const OutsideTheRouter = meta.story({
  render: () => <ButtonLink href="https://status.example">Open status page</ButtonLink>,
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://status.example');
  },
});

export const Narrow = meta.story({
  args: {
    children: 'Postfach\u00ADstellvertretungs\u00ADberechtigung hinzufügen',
    icon: CreateIcon,
    size: 'lg',
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: /berechtigung hinzufügen$/ })).toBeVisible();
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => (
    <Stack>
      {buttonDesigns.map((design) => (
        <InEachState key={design}>{() => <ButtonLink {...args} design={design} />}</InEachState>
      ))}
    </Stack>
  ),
  play: looksApart((cell) => cell.getByRole('link', { name: 'Create user' })),
});
