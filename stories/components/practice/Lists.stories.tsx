import { Avatar, Card, ListLead, Table, type TableColumn, TextLink } from '@archive-console/ui';
import preview from '#.storybook/preview';
import { leadsTo } from '../leads-to.tsx';
import { hasPairs, Practice } from './Practice.tsx';

const meta = preview.meta({ title: 'Components/Lists/Good practice' });

interface Line {
  item: string;
  amount: string;
}

const columns = (align: 'start' | 'end'): readonly TableColumn<Line>[] => [
  { id: 'item', header: 'Item', cell: ({ item }) => item },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, align },
];

const invoice = (caption: string, align: 'start' | 'end', amounts: readonly string[]) => (
  <Card>
    <Table
      caption={caption}
      columns={columns(align)}
      rows={['Users', 'Storage', 'Support'].map((item, place) => ({ item, amount: amounts[place] ?? '' }))}
      rowId={({ item }) => item}
    />
  </Card>
);

export const TablePractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: invoice('Invoice 2026-0311', 'end', ['€145.00', '€38.00', '€9.50']),
        why: 'Figures end at one edge with as many digits: the larger one is seen, not read.',
      }}
      wrong={{
        shown: invoice('Invoice 2026-0312', 'start', ['145 EUR', '€38.00', '9.5']),
        why: 'Figures in three forms from the left cannot be compared, nor added up.',
      }}
    />
  ),
  play: hasPairs(1),
});

const name = 'Amelie Brandt';

export const ListLeadPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <ListLead avatar={<Avatar name={name} />} second="amelie.brandt@lindenhof.example">
            <TextLink render={leadsTo('#user')}>{name}</TextLink>
          </ListLead>
        ),
        why: 'One link, the name: it leads to the page of the row and says so when it is read alone.',
      }}
      wrong={{
        shown: (
          <ListLead
            avatar={<Avatar name={name} />}
            second={<TextLink render={leadsTo('#mail')}>amelie.brandt@lindenhof.example</TextLink>}
          >
            {name}
          </ListLead>
        ),
        why: 'The name is pressed first, and leads nowhere.',
      }}
    />
  ),
  play: hasPairs(1),
});
