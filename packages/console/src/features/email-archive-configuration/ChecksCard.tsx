import { Button, ButtonLink, Card, type Check, CheckList, Stack, Text } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { microsoft365Mutations } from '#queries/tenants-microsoft365.ts';
import { tenantsWays } from '#queries/tenants.ts';
import { useAction } from '#shared/actions/use-action.ts';
import { errorSentence } from '#shared/errors/error-words.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { accessTokensPaths } from '#shared/paths/access-tokens.ts';
import { useServices } from '#shared/runtime/services.ts';
import { type HandedOver, HandOverDialog } from './HandOverDialog.tsx';
import type { ConnectionCheck, ConnectionChecks } from './use-connection-checks.ts';

/** Each check with its time, what it allows, and the one thing that brings it on. */
export function ChecksCard({ checks }: { checks: ConnectionChecks }) {
  const { t } = useTranslation(['email-archive-configuration', 'shell']);
  const formats = useFormats();
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
  };
  const { connectedAt } = checks.connector;
  const lost = connectedAt !== undefined && checks.connector.isGood === false;
  const items = [
    item('consent', checks.consent, refusals.permissions, {
      action: (
        <Button size="sm" onClick={() => leaveTo(tenantsWays.consent(queryClient))}>
          {t('checks.consent.action')}
        </Button>
      ),
      passOn: 'consent',
    }),
    item('role', checks.role, refusals.permissions, {
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
    }),
    item('journal', checks.journal, refusals.journal, { passOn: 'journal' }),
    item('connector', checks.connector, refusals.connector, {
      action: !lost && (
        <ButtonLink size="sm" render={(props) => <Link {...props} to={accessTokensPaths.create()} />}>
          {t('checks.connector.action')}
        </ButtonLink>
      ),
      passOn: 'connector',
      more: lost && t('checks.connector.lost', { date: formats.date(new Date(connectedAt)) }),
    }),
  ];
  return (
    <Card title={t('checks.title')} padding="roomy">
      <CheckList label={t('checks.label')} items={items} />
      <HandOverDialog of={handedOver} onClose={() => setHandedOver(undefined)} />
    </Card>
  );

  function item(
    id: 'consent' | 'role' | 'journal' | 'connector',
    { isGood, read }: ConnectionCheck,
    refusal: ReturnType<typeof useErrorWords>,
    help: { action?: ReactNode; passOn?: HandedOver; more?: ReactNode },
  ): Check {
    const title = t(`checks.${id}.title`);
    if (isGood === undefined)
      return read.isFetching
        ? { id, title, state: 'busy' }
        : {
            id,
            title,
            state: 'failed',
            text: refusal ? errorSentence(refusal) : t('checks.unread'),
            action: (
              <Button size="sm" onClick={() => void read.refetch()}>
                {t('shell:action.retry')}
              </Button>
            ),
          };
    const { passOn } = help;
    return {
      id,
      title,
      state: isGood ? 'done' : 'open',
      text: (
        <Stack gap={4}>
          <span>{t(`checks.${id}.text`)}</span>
          {help.more && <span>{help.more}</span>}
          {!isGood && <span>{t(`checks.${id}.who`)}</span>}
        </Stack>
      ),
      fact: (
        <Text size="small" tone="muted" as="span">
          {t('checks.at', { time: formats.time(new Date(read.dataUpdatedAt)) })}
        </Text>
      ),
      action: !isGood && (
        <Stack gap={8}>
          {help.action}
          {passOn && (
            <Button size="sm" onClick={() => setHandedOver(passOn)}>
              {t(`checks.${passOn}.handOver`)}
            </Button>
          )}
        </Stack>
      ),
    };
  }
}
