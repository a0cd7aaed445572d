import { CopyBlock, CopyField, NumberedList } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { germanCopyWords } from './copy-words.ts';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Show/Numbered list',
  component: NumberedList,
  tags: ['autodocs', 'stable'],
  args: {
    children: [
      <li key="open">Open the Exchange admin center, then Mail flow and Rules.</li>,
      <li key="address">
        Add a rule that sends a copy of every mail to this address.
        <CopyField
          label="Journal address"
          value="lindenhof-8f3a@journal.archive.example"
          words={{ copy: 'Copy journal address' }}
        />
      </li>,
      <li key="shell">
        Or run this in PowerShell.
        <CopyBlock
          label="Commands"
          value={'Connect-ExchangeOnline\nNew-JournalRule -Name Archive -Scope Global'}
          words={{ copy: 'Copy commands' }}
        />
      </li>,
      <li key="wait">Come back here. The first mail arrives within an hour.</li>,
    ],
  },
});

export const Steps = meta.story({
  async play({ canvas }) {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(getComputedStyle(steps[0] as Element).listStyleType).toBe('decimal');
    await expect(canvas.getByRole('button', { name: 'Copy journal address' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: {
    children: [
      <li key="open">Öffnen Sie die Nachrichtenflussregelverwaltung Ihrer Exchange-Umgebung.</li>,
      <li key="address">
        Tragen Sie die Journalisierungsempfängeradresse ein.
        <CopyField
          label="Journalisierungsempfängeradresse"
          value="lindenhof-8f3a@journal.archive.example"
          words={germanCopyWords('Adresse kopieren')}
        />
      </li>,
    ],
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await fitsATelephone();
  },
});
