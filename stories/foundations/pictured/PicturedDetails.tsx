import {
  AddPersonIcon,
  Avatar,
  Banner,
  Button,
  Card,
  CloseIcon,
  EditIcon,
  IconButton,
  Inline,
  type ListColumn,
  ListLead,
  MailboxesIcon,
  MenuButton,
  MicrosoftIcon,
  MoreIcon,
  Page,
  PagedList,
  PageHeader,
  Split,
  TabLinks,
  Text,
} from '@archive-console/ui';
import { leadsTo } from '#stories/components/leads-to.tsx';
import { listWords } from '#stories/components/list-words.ts';
import { PicturedShell } from './PicturedShell.tsx';

interface Delegate {
  readonly name: string;
  readonly email: string;
}

const delegates: readonly Delegate[] = [
  { name: 'Bjarne Olsen', email: 'b.olsen@lindenhof.example' },
  { name: 'Carla Weiss', email: 'carla.weiss@lindenhof.example' },
  { name: 'Daniyar Seitkali', email: 'daniyar@lindenhof.example' },
  { name: 'Emre Yıldız', email: 'emre.yildiz@lindenhof.example' },
];

const columns: readonly ListColumn<Delegate>[] = [
  {
    id: 'name',
    header: 'Person',
    lead: true,
    cell: ({ name }) => <ListLead avatar={<Avatar name={name} />}>{name}</ListLead>,
  },
  { id: 'email', header: 'E-mail', cell: ({ email }) => email },
  {
    id: 'remove',
    header: 'Remove',
    headerHidden: true,
    align: 'end',
    cell: ({ name }) => <IconButton icon={CloseIcon} label={`Remove ${name}`} size="sm" />,
  },
];

/** The details of the pictures. */
export function PicturedDetails() {
  return (
    <PicturedShell
      current="Mailboxes"
      breadcrumbs={[
        { id: 'mailboxes', label: 'Mailboxes', render: leadsTo('#mailboxes') },
        { id: 'sales', label: 'Sales' },
      ]}
    >
      <Page>
        <PageHeader
          icon={MailboxesIcon}
          title="Sales"
          sentence="Shared mailbox · owner Amelie Brandt"
          actions={
            <Inline gap={8}>
              <Button icon={EditIcon}>Edit mailbox</Button>
              <Button design="primary" icon={AddPersonIcon}>
                Add delegates
              </Button>
              <MenuButton
                label="More for Sales"
                design="secondary"
                icon={MoreIcon}
                items={[{ id: 'delete', label: 'Delete mailbox', onAction: () => undefined }]}
              />
            </Inline>
          }
        />
        <TabLinks
          label="Sales"
          items={[
            { id: 'overview', label: 'Overview', render: leadsTo('#overview') },
            { id: 'addresses', label: 'Addresses', count: 3, render: leadsTo('#addresses') },
            { id: 'delegates', label: 'Delegates', count: 4, current: true, render: leadsTo('#delegates') },
          ]}
        />
        <Banner tone="info" icon={MicrosoftIcon} title="Managed by Microsoft 365.">
          Name and addresses change there and arrive with the next synchronization. Delegates are kept here.
        </Banner>
        <Split
          side={
            <Card title="Who can see this archive">
              <Text tone="muted">The owner, 4 delegates, and 7 people through the group Sales team.</Text>
              <Inline>
                <Button size="sm">Open access review</Button>
              </Inline>
            </Card>
          }
        >
          <PagedList
            label="Delegates of Sales"
            columns={columns}
            rows={delegates}
            rowId={({ email }) => email}
            rowName={({ name }) => name}
            totalRows={delegates.length}
            page={1}
            onPage={() => undefined}
            rowsPerPage={25}
            onRowsPerPage={() => undefined}
            status="ready"
            whenEmpty={null}
            whenFailed={null}
            words={listWords}
          />
        </Split>
      </Page>
    </PicturedShell>
  );
}
