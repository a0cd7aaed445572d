import { Card, CopyButton, Mono, Table } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meanings = [
  { text: 'Dieser Benutzername ist schon vergeben', code: 'User.UserNameAlreadyExists' },
  { text: 'Ihr Konto lässt sich nicht löschen', code: 'User.CannotDeleteCurrentUser' },
];

const shown = () => (
  <Card>
    <Table
      caption="Fehlercodes"
      columns={[
        { id: 'title', header: 'Bedeutung', cell: ({ text }) => text },
        { id: 'code', header: 'Code', cell: ({ code }) => <Mono>{code}</Mono> },
        {
          id: 'copy',
          header: 'Kopieren',
          headerHidden: true,
          cell: ({ code }) => <CopyButton text={code} words={{ copy: 'Code kopieren' }} />,
        },
      ]}
      rows={meanings}
      rowId={({ code }) => code}
      narrow="stacked"
    />
  </Card>
);

const meta = preview.meta({
  title: 'Components/Lists/Table/Stacked',
  component: Table,
  tags: ['stable'],
});

/** Words and what can be done with them are read one row after the other; a row is still one. */
export const OnATelephone = meta.story({
  render: shown,
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    const title = canvas.getByRole('rowheader', { name: 'Dieser Benutzername ist schon vergeben' });
    const code = canvas.getByRole('cell', { name: 'User.UserNameAlreadyExists' });
    await expect(code.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom);
    await expect(code.getBoundingClientRect().left).toBe(title.getBoundingClientRect().left);
    await expect(canvas.queryByRole('region', { name: 'Fehlercodes' })).not.toBeInTheDocument();
    await fitsATelephone(canvas.getByRole('table', { name: 'Fehlercodes' }));
  },
});

/** What would stand on one line at the end of a row goes on below, and is not cut off. */
export const WordsAtTheEnd = meta.story({
  globals: { viewport: { value: 'telephone' } },
  render: () => (
    <Card>
      <Table
        caption="Postfächer"
        columns={[
          { id: 'name', header: 'Name', cell: ({ name }) => name },
          { id: 'owner', header: 'Besitzer', align: 'end', cell: ({ owner }) => owner },
        ]}
        rows={[{ name: 'Presse', owner: 'Der Besitzer wird in Microsoft 365 festgelegt' }]}
        rowId={({ name }) => name}
        narrow="stacked"
      />
    </Card>
  ),
  play: () => fitsATelephone(),
});
