import {
  Button,
  Card,
  type Check,
  CheckList,
  EditIcon,
  Inline,
  Stack,
  Text,
  TextLink,
} from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { microsoft365Mutations, microsoft365Ways } from '#queries/tenants-microsoft365.ts';
import { useAction } from '#shared/actions/use-action.ts';
import { errorSentence } from '#shared/errors/error-words.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { useTimeOfDay } from '#shared/i18n/use-time-of-day.ts';
import { DialogLink } from '#shared/navigation/DialogLink.tsx';
import { accessTokensPaths } from '#shared/paths/access-tokens.ts';
import { emailArchiveConfigurationPaths } from '#shared/paths/email-archive-configuration.ts';
import { useServices } from '#shared/runtime/services.ts';
import { type HandedOver, HandOverDialog } from './HandOverDialog.tsx';
import type { ConnectionCheck, ConnectionChecks } from './use-connection-checks.ts';

/** What one check allows, who can bring it on, and how. */
interface CheckHelp {
  title: string;
  text: string;
  who: string;
  action?: ReactNode;
  handOver?: ReactNode;
}

/** Each check with its time, what it allows, and the one thing that brings it on. */
export function ChecksCard({ checks }: { checks: ConnectionChecks }) {
  const { t } = useTranslation(['email-archive-configuration', 'shell']);
  const formats = useFormats();
  const timeOf = useTimeOfDay();
  const queryClient = useQueryClient();
  const { leaveTo } = useServices();
  const [handedOver, setHandedOver] = useState<HandedOver>();
  const assign = useAction(microsoft365Mutations.assignRole(), {
    done: () => t('checks.role.assigned'),
    failed: () => t('checks.role.failed'),
  });
  const refusals = {
    permissions: useErrorWords(checks.consent.read.error),
    journal: useErrorWords(checks.journal.read.error),
    connector: useErrorWords(checks.connector.read.error),
    account: useErrorWords(checks.account.read.error),
  };
  const { connectedAt } = checks.connector;
  const lostAt = connectedAt === undefined ? undefined : new Date(connectedAt);
  const items = [
    item('consent', checks.consent, refusals.permissions, {
      title: t('checks.consent.title'),
      text: t('checks.consent.text'),
      who: t('checks.consent.who'),
      action: (
        <Button size="sm" design="primary" onClick={() => leaveTo(microsoft365Ways.consent(queryClient))}>
          {t('checks.consent.action')}
        </Button>
      ),
      handOver: handOver('consent', t('checks.consent.handOver')),
    }),
    item('role', checks.role, refusals.permissions, {
      title: t('checks.role.title'),
      text: t('checks.role.text'),
      who: t('checks.role.who'),
      action: (
        <Button
          size="sm"
          busy={assign.isRunning}
          disabledReason={checks.consent.isGood === true ? undefined : t('checks.role.whyNot')}
          onClick={() => void assign.run(undefined)}
        >
          {t('checks.role.action')}
        </Button>
      ),
      handOver: handOver('role', t('checks.role.handOver')),
    }),
    item('journal', checks.journal, refusals.journal, {
      title: t('checks.journal.title'),
      text: t('checks.journal.text'),
      who: t('checks.journal.who'),
      handOver: handOver('journal', t('checks.journal.handOver')),
    }),
    ...(checks.connector.isAbsent
      ? []
      : [
          item('connector', checks.connector, refusals.connector, {
            title: t('checks.connector.title'),
            text: t('checks.connector.text'),
            who: [
              lostAt && t('checks.connector.lost', { date: formats.date(lostAt) }),
              t('checks.connector.who'),
            ]
              .filter(Boolean)
              .join(' '),
            handOver: handOver('connector', t('checks.connector.handOver')),
          }),
        ]),
    item('account', checks.account, refusals.account, {
      title: t('account.title'),
      text: t('account.text'),
      who: t('account.none'),
      action: (
        <DialogLink to={emailArchiveConfigurationPaths.edit()} icon={EditIcon} size="sm">
          {t('account.choose')}
        </DialogLink>
      ),
      handOver: handOver('account', t('account.handOver')),
    }),
  ];
  return (
    <Card title={t('checks.title')} padding="roomy">
      <Stack gap={16}>
        <CheckList label={t('checks.label')} items={items} />
        {checks.connector.isAbsent && (
          <Text tone="muted">
            {t('checks.connector.none')}{' '}
            <TextLink render={(props) => <Link {...props} to={accessTokensPaths.create()} />}>
              {t('checks.connector.action')}
            </TextLink>
          </Text>
        )}
      </Stack>
      <HandOverDialog of={handedOver} onClose={() => setHandedOver(undefined)} />
    </Card>
  );

  function handOver(of: HandedOver, label: string): ReactNode {
    return (
      <Button size="sm" onClick={() => setHandedOver(of)}>
        {label}
      </Button>
    );
  }

  function item(
    id: string,
    { isGood, wasGood, read }: ConnectionCheck,
    refusal: ReturnType<typeof useErrorWords>,
    { title, text, who, action, handOver: passOn }: CheckHelp,
  ): Check {
    const time = timeOf(new Date(read.dataUpdatedAt));
    if (isGood === undefined && read.isFetching) return { id, title, state: 'busy' };
    if (isGood === undefined)
      return {
        id,
        title,
        state: 'failed',
        text: refusal ? errorSentence(refusal) : t('checks.unread'),
        fact:
          wasGood === undefined ? undefined : t(wasGood ? 'checks.lastGood' : 'checks.lastOpen', { time }),
        action: (
          <Button size="sm" onClick={() => void read.refetch()}>
            {t('shell:action.retry')}
          </Button>
        ),
      };
    return {
      id,
      title,
      state: isGood ? 'done' : 'open',
      text: isGood ? text : `${text} ${who}`,
      fact: t('checks.at', { time }),
      action: !isGood && (
        <Inline gap={8}>
          {action}
          {passOn}
        </Inline>
      ),
    };
  }
}
