import type { ArchivePolicy } from '@archive-console/api-client';
import {
  Badge,
  Inline,
  MenuButton,
  MoreIcon,
  OrderedList,
  type OrderedListTools,
  Stack,
  Switch,
  Text,
} from '@archive-console/ui';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropsEverything, type Shadow } from '#entities/archive-policies/policy-shadows.ts';
import { usePolicySentence, useShadowWords } from '#entities/archive-policies/use-policy-sentence.ts';
import { withUndo } from '#queries/visit-log.ts';
import { archivePoliciesMutations } from '#queries/archive-policies.ts';
import { cutPage } from '#queries/whole-lists.ts';
import type { Action } from '#shared/actions/action.ts';
import { ActionDialog } from '#shared/actions/ActionDialog.tsx';
import { useActionMenu } from '#shared/actions/use-action-menu.ts';
import { useAction } from '#shared/actions/use-action.ts';
import { targetByName } from '#shared/bulk/bulk-target.ts';
import { useBulkSelection } from '#shared/bulk/use-bulk-selection.tsx';
import { useChangedRows } from '#shared/list/changed-rows.ts';
import { RowLink } from '#shared/list/RowLink.tsx';
import { useListSelection } from '#shared/list/selected-rows.ts';
import { archivePoliciesPaths } from '#shared/paths/archive-policies.ts';
import { DropsEverything } from './DropsEverything.tsx';
import { usePolicyActions } from './use-policy-actions.ts';

interface PolicyOrderProps {
  /** All of them, in order. */
  policies: readonly ArchivePolicy[];
  shown: readonly ArchivePolicy[];
  shadows: ReadonlyMap<string, Shadow>;
  /** Whether a search or a filter leaves policies out: between them, no place can be chosen. */
  isPart: boolean;
  tools: OrderedListTools;
}

/** They are read as a whole, in their own order. */
const whole = { page: 1, rowsPerPage: 100, sortBy: 'position', descending: false };

/** The policies with what moves them, and what can be done with each. */
export function PolicyOrder({ policies, shown, shadows, isPart, tools }: PolicyOrderProps) {
  const { t } = useTranslation(['archive-policies', 'area']);
  const [asked, setAsked] = useState<{ action: Action<ArchivePolicy>; object: ArchivePolicy }>();
  const actions = usePolicyActions();
  const menu = useActionMenu(actions, {
    onDialog: (action, object) => setAsked({ action, object }),
  });
  const moving = useMovePolicy();
  const switching = useSwitchPolicy();
  const busy = new Set(switching.running.map(({ id }) => id));
  const page = useMemo(
    () => ({ rows: [...policies], totalRows: policies.length, hasMore: false }),
    [policies],
  );
  const changed = useChangedRows(page, 'all', true);
  const selection = useListSelection(policies, shown.map(({ id }) => id).join());
  const { bulkActions, dialogs } = useBulkSelection(actions, selection.selection.mode !== 'none', () => ({
    selection,
    page,
    request: whole,
    readPages: (place) => Promise.resolve(cutPage(shown, place)),
    matching: whole,
    words: { title: 'archive-policies:list.title' },
    notFound: 'ArchivePolicy.NotFound',
    targetOf: targetByName,
  }));

  const move = (id: string, to: number): void => {
    const from = policies.findIndex((policy) => policy.id === id);
    const policy = policies[from];
    if (policy !== undefined) void moving.run({ policy, from, to });
  };
  const whyNotMove = (): string | undefined => {
    if (isPart) return t('move.filtered');
    return moving.isRunning ? t('move.waiting') : undefined;
  };
  return (
    <>
      <OrderedList
        label={t('list.label')}
        tools={tools}
        total={policies.length}
        items={shown.map((policy) => ({
          id: policy.id,
          name: policy.name,
          position: policies.indexOf(policy),
          content: (
            <PolicyWords policy={policy} shadow={shadows.get(policy.id)} isChanged={changed.has(policy.id)} />
          ),
          actions: (
            <Inline gap={4} wrap={false}>
              <PolicySwitch
                policy={policy}
                isBusy={busy.has(policy.id)}
                onSwitch={(one) => void switching.run(one)}
              />
              <MenuButton
                size="sm"
                icon={MoreIcon}
                label={t('area:list.rowActions', { name: policy.name })}
                items={() => menu(policy)}
              />
            </Inline>
          ),
        }))}
        onMove={move}
        disabledReason={whyNotMove()}
        selection={selection.selection}
        onSelection={selection.onSelection}
        bulkActions={bulkActions}
      />
      {dialogs}
      <ActionDialog
        action={asked?.action}
        object={asked?.object}
        onClose={() => setAsked(undefined)}
        onDeleted={() => setAsked(undefined)}
      />
    </>
  );
}

interface PolicyWordsProps {
  policy: ArchivePolicy;
  shadow: Shadow | undefined;
  isChanged: boolean;
}

/** What a policy is called and says, and whether it can decide at all. */
function PolicyWords({ policy, shadow, isChanged }: PolicyWordsProps) {
  const { t } = useTranslation(['archive-policies', 'area']);
  const sentenceOf = usePolicySentence();
  const wordsOf = useShadowWords();
  const { id, name, isEnabled } = policy;
  return (
    <Stack gap={2}>
      <Inline>
        <Text as="strong" strong>
          <RowLink rowId={id} to={archivePoliciesPaths.details(id)}>
            {name}
          </RowLink>
        </Text>
        {!isEnabled && <Badge>{t('list.disabled')}</Badge>}
        {shadow && <Badge tone="warning">{t('shadow.badge')}</Badge>}
        {isChanged && <Badge tone="info">{t('area:list.changed')}</Badge>}
      </Inline>
      <Text tone={isEnabled ? 'muted' : 'faint'}>{sentenceOf(policy)}</Text>
      {shadow && <Text tone="warning">{wordsOf(shadow)}</Text>}
    </Stack>
  );
}

interface PolicySwitchProps {
  policy: ArchivePolicy;
  isBusy: boolean;
  onSwitch: (policy: ArchivePolicy) => void;
}

/** Whether a policy decides. One that keeps every mail out of the archive is asked about first. */
function PolicySwitch({ policy, isBusy, onSwitch }: PolicySwitchProps) {
  const { t } = useTranslation('archive-policies');
  const [isAsked, setAsked] = useState(false);
  const { name, isEnabled } = policy;
  return (
    <>
      <Switch
        label={t('switch.label', { name })}
        labelHidden
        checked={isEnabled}
        busy={isBusy}
        onChange={(isOn) => {
          if (isOn && dropsEverything({ ...policy, isEnabled: true })) setAsked(true);
          else onSwitch(policy);
        }}
      />
      <DropsEverything
        name={name}
        isOpen={isAsked}
        confirmLabel={t('switch.enable')}
        onConfirm={() => {
          setAsked(false);
          onSwitch(policy);
        }}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

interface Move {
  policy: ArchivePolicy;
  /** Both counted from 0. */
  from: number;
  to: number;
}

/** Moves a policy; the message offers the way back. */
function useMovePolicy() {
  const { t } = useTranslation('archive-policies');
  const { mutateAsync: move } = useMutation(archivePoliciesMutations.move());
  return useAction(
    {
      mutationFn: ({ policy: { id: archivePolicyId }, from, to }: Move) =>
        move(withUndo({ archivePolicyId, position: to }, { archivePolicyId, position: from })),
    },
    {
      about: ({ policy }) => archivePoliciesPaths.details(policy.id),
      done: ({ policy, to }) => t('move.done', { name: policy.name, position: to + 1 }),
      failed: ({ policy }) => t('move.failed', { name: policy.name }),
      undo: ({ policy, from }) => move({ archivePolicyId: policy.id, position: from }),
    },
  );
}

/** Enables a policy, or disables it. */
function useSwitchPolicy() {
  const { t } = useTranslation('archive-policies');
  const { mutateAsync: update } = useMutation(archivePoliciesMutations.update());
  return useAction(
    { mutationFn: (policy: ArchivePolicy) => update({ ...policy, isEnabled: !policy.isEnabled }) },
    {
      failed: ({ name, isEnabled }) =>
        isEnabled ? t('switch.stays', { name }) : t('switch.stillOff', { name }),
    },
  );
}
