import {
  AdministratorIcon,
  Button,
  Card,
  ChartCard,
  Grid,
  ImportIcon,
  MailIcon,
  NoticeList,
  Page,
  PageHeader,
  PasswordIcon,
  PaymentIcon,
  ProgressBar,
  Split,
  StatTile,
  type StatTileProps,
  StorageIcon,
  TextLink,
  TimeSeriesChart,
  UsersIcon,
  WarningIcon,
  WorkingIcon,
} from '@archive-console/ui';
import { chartWords, formatIn, gigabytes, outlook } from '#stories/components/chart-series.ts';
import { leadsTo } from '#stories/components/leads-to.tsx';
import { PicturedShell } from './PicturedShell.tsx';

const small = (words: string) => <Button size="sm">{words}</Button>;

const figures: readonly StatTileProps[] = [
  {
    icon: MailIcon,
    label: 'Mails archived',
    value: '1,204,388',
    note: '+18,204 this month',
    render: leadsTo('#usage'),
  },
  {
    icon: StorageIcon,
    label: 'Storage',
    value: '78.2 GB',
    note: 'of 90 GB',
    render: leadsTo('#storage'),
    meter: { share: 0.87, tone: 'warning' },
  },
  {
    icon: UsersIcon,
    label: 'Users',
    value: '63',
    note: '58 licensed',
    render: leadsTo('#users'),
  },
  {
    icon: ImportIcon,
    label: 'Imports',
    value: '39 of 41',
    note: '2 failed · 1 running',
    render: leadsTo('#imports'),
  },
];

/** The dashboard of the pictures. */
export function PicturedDashboard() {
  return (
    <PicturedShell current="Dashboard" breadcrumbs={[{ id: 'dashboard', label: 'Dashboard' }]}>
      <Page>
        <PageHeader
          icon={WorkingIcon}
          tone="success"
          headline
          title={
            <>
              Archiving is working. <TextLink href="#imports">2 of 41 import sources need you.</TextLink>
            </>
          }
          sentence="The last mail came in 3 minutes ago."
        />
        <Grid columns={4} least={160}>
          {figures.map((figure) => (
            <StatTile key={figure.label} {...figure} />
          ))}
        </Grid>
        <Split
          sideWidth="wide"
          side={
            <Card title="Needs attention" aside="as of 14:02">
              <NoticeList
                items={[
                  {
                    id: 'import',
                    icon: WarningIcon,
                    tone: 'danger',
                    title: 'Import of sales@ failed',
                    text: 'Mailbox not found on the server',
                    action: small('Open import'),
                  },
                  {
                    id: 'card',
                    icon: PaymentIcon,
                    tone: 'warning',
                    title: 'Card ending 4242 expires 30 Nov',
                    text: 'Next invoice is due 5 Dec',
                    action: small('Replace card'),
                  },
                  {
                    id: 'token',
                    icon: PasswordIcon,
                    tone: 'warning',
                    title: 'Connector token expires in 12 days',
                    text: 'Created by Amelie Brandt',
                    action: small('Renew token'),
                  },
                  {
                    id: 'administrators',
                    icon: AdministratorIcon,
                    tone: 'info',
                    title: 'Only two administrators',
                    text: 'One has no second factor',
                    action: small('Review roles'),
                  },
                ]}
              />
            </Card>
          }
        >
          <ChartCard title="Storage" range="12 months and the next 3">
            <TimeSeriesChart
              label="Storage"
              summary="From 42 GB in December to 78 GB in November. The package holds 90 GB."
              series={[{ id: 'storage', name: 'Storage', points: gigabytes }]}
              step="month"
              height={204}
              locale="en-US"
              limits={[{ value: 90, label: '90 GB package' }]}
              projection={outlook}
              formatValue={(value) => `${Math.round(value)} GB`}
              formatDate={formatIn('en-US', { month: 'long', year: 'numeric' })}
              words={chartWords}
            />
          </ChartCard>
        </Split>
        <Card title="Running now" aside="2 jobs">
          <Grid columns={2} gap={32} rowGap={16}>
            <ProgressBar
              label="Import of archive-2019.uma"
              value={0.62}
              valueText="62%"
              note="148,220 of 239,004 mails"
            />
            <ProgressBar
              label="Synchronization with Microsoft 365"
              value={0.3}
              valueText="30%"
              note="started 14:01"
            />
          </Grid>
        </Card>
      </Page>
    </PicturedShell>
  );
}
