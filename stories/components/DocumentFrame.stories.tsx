import { DocumentFrame, Text } from '@archive-console/ui';
import { expect, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Show/Document frame',
  component: DocumentFrame,
  tags: ['autodocs', 'stable'],
  args: {
    title: 'Invoice RE-2026-03',
    content: new Blob(['%PDF-1.4'], { type: 'application/pdf' }),
    whenUnable: <Text>This browser shows no PDF in a page.</Text>,
  },
});

const browserShowsPdf = (shows: boolean) =>
  spyOn(Navigator.prototype, 'pdfViewerEnabled', 'get').mockReturnValue(shows);

export const Shown = meta.story({
  beforeEach: () => void browserShowsPdf(true),
  async play({ canvas }) {
    await expect(canvas.getByTitle('Invoice RE-2026-03')).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
  },
});

export const Unable = meta.story({
  beforeEach: () => void browserShowsPdf(false),
  async play({ canvas }) {
    await expect(canvas.getByText('This browser shows no PDF in a page.')).toBeVisible();
    await expect(canvas.queryByTitle('Invoice RE-2026-03')).toBeNull();
  },
});

export const Narrow = meta.story({
  args: { whenUnable: <Text>Dieser Browser zeigt Rechnungsdokumente nicht in der Seite.</Text> },
  beforeEach: () => void browserShowsPdf(false),
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText(/^Dieser Browser/)).toBeVisible();
    await fitsATelephone();
  },
});
