import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Tones as Banners } from '../components/Banner.stories.tsx';
import { Way } from '../components/Breadcrumbs.stories.tsx';
import { Designs as ButtonLinks } from '../components/ButtonLink.stories.tsx';
import { Choices as Cards } from '../components/Card.stories.tsx';
import { Typed as Code } from '../components/CodeInput.stories.tsx';
import { SomeUsed as Codes } from '../components/CodeList.stories.tsx';
import { Mono as CopyBlocks } from '../components/CopyBlock.stories.tsx';
import { Value as CopyField } from '../components/CopyField.stories.tsx';
import { States as DateRanges } from '../components/DateRangeField.stories.tsx';
import { Undecided as Differences } from '../components/Diff.stories.tsx';
import { Closed as Disclosed } from '../components/Disclosure.stories.tsx';
import { WithRetry as ErrorNotice } from '../components/ErrorNotice.stories.tsx';
import { States as Downloads } from '../components/FileDownload.stories.tsx';
import { Chosen as Files } from '../components/FileField.stories.tsx';
import { Designs as IconButtons } from '../components/IconButton.stories.tsx';
import { LeadsToFields as Mistakes } from '../components/FormErrorSummary.stories.tsx';
import { Invalid as Password } from '../components/PasswordField.stories.tsx';
import { Invalid as Patterns } from '../components/PatternListEditor.stories.tsx';
import { Shown as Qr } from '../components/QrCode.stories.tsx';
import { Filled as Search } from '../components/SearchField.stories.tsx';
import { Shown as Secret } from '../components/SecretOnce.stories.tsx';
import { Parts as Shares } from '../components/ShareBar.stories.tsx';
import { Groups as Navigation } from '../components/Sidebar.stories.tsx';
import { Filled as SizeBounds } from '../components/SizeFilter.stories.tsx';
import { Designs as SplitButtons } from '../components/SplitButton.stories.tsx';
import { Stale as Tile } from '../components/StatTile.stories.tsx';
import { Failed as Steps } from '../components/Steps.stories.tsx';
import { Totals as Table } from '../components/Table.stories.tsx';
import { Tones as TextButtons } from '../components/TextButton.stories.tsx';
import { AmongWords as TextLinks } from '../components/TextLink.stories.tsx';
import { LimitAndProjection as Chart } from '../components/TimeSeriesChart.stories.tsx';
import { Days } from '../components/Timeline.stories.tsx';
import { HundredRows } from '../components/VirtualList.stories.tsx';
import { Gallery } from './Gallery.tsx';
import { isDrawn, isFramed, isMarked } from '../components/seen-in-system-colors.ts';

/** What readers see who have chosen their own few colors in the system: borders, signs and words say it all. */
const meta = preview.meta({
  title: 'Foundations/System colors',
  parameters: { controls: { disable: true } },
  globals: { theme: 'forced' },
});

/** Each of them, and there is at least one: what is not there cannot be seen. */
async function expectEach(parts: readonly Element[], seen: (part: Element) => boolean): Promise<void> {
  await expect(parts).not.toHaveLength(0);
  await expect(parts.filter((part) => !seen(part))).toEqual([]);
}

export const Actions = meta.story({
  render: () => (
    <Gallery
      of={{
        ButtonLinks,
        IconButtons,
        SplitButtons,
        TextButtons,
        TextLinks,
        Downloads,
        Way,
        Disclosed,
        Cards,
        Navigation,
      }}
    />
  ),
  async play({ canvas }) {
    await expectEach(canvas.getAllByRole('link', { name: 'Create user' }), isFramed);
    await expectEach(canvas.getAllByRole('button', { name: /import|ways to start|Delete/ }), isFramed);
    await expectEach(canvas.getAllByRole('progressbar'), isFramed);
    await expectEach(canvas.getAllByRole('link', { name: 'reset the password' }).slice(1, 2), isMarked);
    await expectEach(canvas.getAllByRole('link', { current: 'page' }), isFramed);
    await expectEach(canvas.getAllByRole('region', { name: 'Public folders' }), isFramed);
  },
});

export const Fields = meta.story({
  render: () => (
    <Gallery of={{ Search, Password, Code, SizeBounds, Patterns, DateRanges, Files, CopyField, Secret }} />
  ),
  async play({ canvas, canvasElement }) {
    const [code] = canvas.getAllByRole('textbox', { name: 'Code from your authenticator' });
    await expectEach([...canvasElement.querySelectorAll('[data-next], [data-next] ~ span')], isFramed);
    await expectEach(canvas.getAllByRole('textbox'), (field) => field === code || isFramed(field));
    await expectEach(canvas.getAllByRole('spinbutton'), isFramed);
    await expectEach([...canvasElement.querySelectorAll('[data-wrong]')], isMarked);
    await expectEach(canvas.getAllByRole('button', { name: 'choose a file' }), isFramed);
    await expectEach([...canvasElement.querySelectorAll('code')], isFramed);
  },
});

export const Facts = meta.story({
  render: () => <Gallery of={{ Banners, ErrorNotice, Tile, Steps, Codes, Qr, CopyBlocks, Mistakes }} />,
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectEach(canvas.getAllByText(/Only one administrator/), isFramed);
    await expectEach(canvas.getAllByText(/^(Mails archived|Storage)$/), isFramed);
    await expectEach([...canvasElement.querySelectorAll('nav ol [aria-hidden]:first-child')], isFramed);
    await expectEach([...canvasElement.querySelectorAll('s')], isMarked);
    await expectEach(canvas.getAllByText(/keep this user/), isFramed);
  },
});

export const Records = meta.story({
  render: () => <Gallery of={{ Days, Differences, Table }} />,
  async play({ canvas, canvasElement }) {
    await expectEach(canvas.getAllByRole('columnheader'), isFramed);
    await expectEach([...canvasElement.querySelectorAll('mark')], isMarked);
    await expectEach(canvas.getAllByRole('radio'), isFramed);
    const signs = canvas
      .getAllByRole('time')
      .map((time) => time.closest('li')?.querySelector('svg')?.parentElement);
    await expectEach(
      signs.filter((sign) => sign instanceof Element),
      isFramed,
    );
  },
});

export const Figures = meta.story({
  render: () => <Gallery of={{ Chart, Shares, HundredRows }} />,
  async play({ canvas, canvasElement }) {
    await expect((await canvas.findAllByRole('slider'))[0]).toBeVisible();
    await expectEach([...canvasElement.querySelectorAll('path:not([fill=none]), path[stroke]')], isDrawn);
    await expectEach(canvas.getAllByRole('grid'), isFramed);
  },
});
