import { Badge, Button, Stack, Text, TextLink } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Layout/Stack',
  component: Stack,
  tags: ['autodocs', 'stable'],
  args: { children: [<Text key="1">First part</Text>, <Text key="2">Second part</Text>] },
});

export const Parts = meta.story({
  async play({ canvas }) {
    const [first, second] = canvas.getAllByText(/part/);
    const distance = (second?.offsetTop ?? 0) - (first?.offsetTop ?? 0) - (first?.offsetHeight ?? 0);
    await expect(distance).toBe(12);
  },
});

export const Narrow = meta.story({
  args: {
    align: 'start',
    children: [
      <Text key="1">Benutzerkontenwiederherstellungseinstellungen der Organisation</Text>,
      <Badge key="2">Benutzerkontenwiederherstellungseinstellungen</Badge>,
      <Button key="3">Benutzerkontenwiederherstellungseinstellungen öffnen</Button>,
      <TextLink key="4" href="#restore">
        Benutzerkontenwiederherstellungseinstellungen ansehen
      </TextLink>,
    ],
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText(/Organisation$/)).toBeVisible();
    await fitsATelephone();
  },
});
