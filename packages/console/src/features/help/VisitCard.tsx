import { Button, Card, EditIcon, NoticeList, Stack, Text } from '@archive-console/ui';
import {
  type UseMutationOptions,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useMandateName } from '#entities/payments/use-mandate-name.ts';
import { archivePoliciesMutations, archivePoliciesQueries } from '#queries/archive-policies.ts';
import { groupsMutations, groupsQueries } from '#queries/groups.ts';
import { mailboxesMutations, mailboxesQueries } from '#queries/mailboxes.ts';
import { paymentsMutations, paymentsQueries } from '#queries/payments.ts';
import { userGroupsMutations } from '#queries/users-groups.ts';
import { usersMutations, usersQueries } from '#queries/users.ts';
import {
  changesMade,
  type InverseOperation,
  inverseOperations,
  isUnknown,
  type MadeChange,
  visitLogOf,
} from '#queries/visit-log.ts';
import { useAction } from '#shared/actions/use-action.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { isolateDirection } from '#shared/i18n/isolate-direction.ts';
import { useWords } from '#shared/i18n/use-words.ts';
import { useServices } from '#shared/runtime/services.ts';
import { useMe } from '#shared/session/use-me.ts';
import { changeWords } from './change-words.ts';

type Undo = UseMutationOptions<unknown, Error, object>;

/** How the operations that take others back are sent. */
const undos: Readonly<Record<InverseOperation, () => unknown>> = {
  addUserRoles: usersMutations.addRoles,
  removeUserRoles: usersMutations.removeRoles,
  addUserToGroups: userGroupsMutations.add,
  removeUserFromGroups: userGroupsMutations.remove,
  addGroupMembers: groupsMutations.addMembers,
  removeGroupMembers: groupsMutations.removeMembers,
  addMailboxDelegates: mailboxesMutations.addDelegates,
  removeMailboxDelegates: mailboxesMutations.removeDelegates,
  moveArchivePolicy: archivePoliciesMutations.move,
  setDefaultPaymentMandate: paymentsMutations.setDefault,
};

type NameQuery = UseQueryOptions<unknown, Error, string>;

/** So many of those who were added or removed are named. */
const NAMED = 3;

interface Subject {
  archivePolicyId?: string;
  groupId?: string;
  mailboxId?: string;
  mandateId?: string;
  userId?: string;
  groupIds?: readonly string[];
  userIds?: readonly string[];
}

const subjectOf = ({ subject = {} }: MadeChange): Subject => subject;

type NamedId = readonly [id: string, name: NameQuery];

/** Whom or what a change is about, where it has a name of its own. */
function subjectNamed(change: MadeChange): NamedId[] {
  const { archivePolicyId, groupId, mailboxId, userId } = subjectOf(change);
  if (archivePolicyId !== undefined) return [[archivePolicyId, archivePoliciesQueries.name(archivePolicyId)]];
  if (groupId !== undefined) return [[groupId, groupsQueries.name(groupId)]];
  if (mailboxId !== undefined) return [[mailboxId, mailboxesQueries.name(mailboxId)]];
  return userId === undefined ? [] : [[userId, usersQueries.name(userId)]];
}

/** The first of those who were added to it or removed from it. */
function othersNamed(change: MadeChange): NamedId[] {
  const { userIds = [], groupIds = [] } = subjectOf(change);
  const users = userIds.map((id): NamedId => [id, usersQueries.name(id)]);
  return [...users, ...groupIds.map((id): NamedId => [id, groupsQueries.name(id)])].slice(0, NAMED);
}

/** What was changed last since the console was opened, the newest first, with the way back where the service has one. */
export function VisitCard() {
  const { t } = useTranslation('help');
  const { time } = useFormats();
  const say = useWords();
  const { userId } = useMe();
  const log = visitLogOf(useQueryClient());
  const made = changesMade(useSyncExternalStore(log.subscribe, log.read).changes);
  // What has no words changes nothing of the tenant or the account, as signing in.
  const changes = made.flatMap((change) => {
    const key = changeWords[change.operation];
    return key === undefined ? [] : [{ ...change, what: say(key) }];
  });
  const names = useNames(changes);
  const chargedBefore = useChargedBefore(changes);
  return (
    <Card title={t('visit.title')}>
      <Stack gap={12}>
        <Text tone="muted">{t('visit.sentence')}</Text>
        {changes.length === 0 ? (
          <Text>{t('visit.none')}</Text>
        ) : (
          <NoticeList
            aria-label={t('visit.title')}
            items={changes.map((change) => {
              const { id, what, count, operation, undoInput } = change;
              const at = { time: time(change.at) };
              const inverse = inverseOperations[operation];
              const undo = inverse && undos[inverse];
              const name = names.get(id) ?? chargedBefore(change);
              const isBefore = operation === 'setDefaultPaymentMandate';
              const named = () =>
                isBefore ? t('visit.insteadOf', { what, name }) : t('visit.of', { what, name });
              const done = name === undefined ? what : named();
              return {
                id: String(id),
                icon: EditIcon,
                tone: isUnknown(change) ? 'warning' : 'neutral',
                title: count > 1 ? t('visit.many', { what, count }) : done,
                text: isUnknown(change) ? t('visit.unclear', at) : t('visit.at', at),
                // Without a name, the reader cannot know what would be taken back.
                action: undo && undoInput && name !== undefined && !isOfOwnRoles(change, userId) && (
                  <UndoButton what={done} mutation={undo() as Undo} input={undoInput} />
                ),
              };
            })}
          />
        )}
      </Stack>
    </Card>
  );
}

/** Names the payment method that was charged before a change: its list is read where there was one. */
function useChargedBefore(changes: readonly MadeChange[]): (change: MadeChange) => string | undefined {
  const mandateName = useMandateName();
  const enabled = changes.some((change) => subjectOf(change).mandateId !== undefined);
  const { data: mandates = [] } = useQuery({ ...paymentsQueries.mandates(), enabled });
  return (change) => {
    const before = mandates.find(({ mandateId }) => mandateId === subjectOf(change).mandateId);
    return before && mandateName(before);
  };
}

/** A way back from one's own roles could end in a refusal: they are changed by another administrator. */
function isOfOwnRoles({ operation, undoInput = {} }: MadeChange, ownId: string): boolean {
  const changesRoles = operation === 'addUserRoles' || operation === 'removeUserRoles';
  return changesRoles && 'userId' in undoInput && undoInput.userId === ownId;
}

/** By change, what it is about, with the first of those who were added to it or removed from it. */
function useNames(changes: readonly MadeChange[]): ReadonlyMap<number, string> {
  const { t } = useTranslation('help');
  const subjects = changes.map((change) => ({
    change,
    about: subjectNamed(change),
    others: othersNamed(change),
  }));
  const queries = new Map(subjects.flatMap(({ about, others }) => [...about, ...others]));
  const reads = useQueries({ queries: [...queries.values()] });
  const known = new Map([...queries.keys()].map((id, place) => [id, reads[place]?.data]));
  const knownOf = (ids: readonly NamedId[]) =>
    ids.map(([id]) => known.get(id)).filter((name) => name !== undefined);
  const named = subjects.flatMap(({ change, about, others }): [number, string][] => {
    const [name] = knownOf(about);
    const first = knownOf(others);
    if (name === undefined) return [];
    if (first.length === 0) return [[change.id, name]];
    const { userIds = [], groupIds = [] } = subjectOf(change);
    const more = userIds.length + groupIds.length - first.length;
    const words = { name, others: first.map(isolateDirection).join(', ') };
    return [[change.id, more > 0 ? t('visit.withMore', { ...words, count: more }) : t('visit.with', words)]];
  });
  return new Map(named);
}

interface UndoButtonProps {
  what: string;
  mutation: Undo;
  input: object;
}

function UndoButton({ what, mutation, input }: UndoButtonProps) {
  const { t } = useTranslation('help');
  const { toasts } = useServices();
  const { run, isRunning } = useAction(mutation, { done: () => t('visit.undone', { what }) });
  return (
    <Button
      size="sm"
      busy={isRunning}
      aria-label={t('visit.undoOf', { what })}
      onClick={() => {
        // A message that still says it, and offers to undo it too, would be untrue.
        toasts.clear();
        void run(input);
      }}
    >
      {t('visit.undo')}
    </Button>
  );
}
