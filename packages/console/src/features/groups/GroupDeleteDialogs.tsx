import type { Group } from '@archive-console/api-client';
import { Stack, Text, UsersIcon } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OwnersBulkDelete } from '#entities/email-addresses/OwnersBulkDelete.tsx';
import { useAddressDependant } from '#entities/email-addresses/use-address-dependant.ts';
import { groupsMutations, groupsQueries } from '#queries/groups.ts';
import type { ObjectDialogProps } from '#shared/actions/action.ts';
import { DeleteDialog } from '#shared/actions/DeleteDialog.tsx';
import { countedBy, Dependants } from '#shared/actions/Dependants.tsx';
import { bulkDeleteWords } from '#shared/bulk/bulk-delete-words.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { SumInWords, useSumOfEach } from '#shared/bulk/sum-of-each.tsx';
import { deleteGroups } from './group-bulk-actions.ts';

/** Asks before a group is deleted: how many belong to it, which addresses it has, and what becomes of both. */
export function GroupDeleteDialog({ object: group, ...dialog }: ObjectDialogProps<Group>) {
  const { t } = useTranslation('groups');
  const { id, name } = group;
  return (
    <DeleteDialog
      {...dialog}
      name={name}
      confirmLabel={t('delete.confirm')}
      dependants={<GroupDependants groupId={id} />}
      mutation={groupsMutations.remove()}
      input={{ groupId: id }}
      notFound="Group.NotFound"
    >
      <Stack gap={8}>
        <Text>{t('delete.text')}</Text>
        <Text tone="muted">{t('delete.stays')}</Text>
      </Stack>
    </DeleteDialog>
  );
}

function GroupDependants({ groupId }: { groupId: string }) {
  const { t } = useTranslation('groups');
  const members = useQuery(groupsQueries.memberCount(groupId));
  const addresses = useAddressDependant(useQuery(groupsQueries.addresses(groupId)));
  return (
    <Dependants
      title={t('delete.dependants.title')}
      items={[
        {
          id: 'members',
          icon: UsersIcon,
          title: t('delete.dependants.members'),
          ...countedBy(members),
          inWords: (count) => t('delete.dependants.leave', { count }),
        },
        addresses,
      ]}
    />
  );
}

/** Asks before many groups are deleted: how many memberships end, and how many addresses are left. */
export function GroupBulkDelete(dialog: BulkDialogProps<Group>) {
  const { t } = useTranslation('groups');
  return (
    <OwnersBulkDelete
      {...dialog}
      whyManaged={t('rules.deleteManaged')}
      deletion={deleteGroups}
      words={bulkDeleteWords(t)}
      renderConsequences={(going) => <MembershipsEnding groups={going} />}
    />
  );
}

const nameOf = ({ name }: Group) => name;

function MembershipsEnding({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation('groups');
  return (
    <SumInWords
      sum={useSumOfEach(groups, nameOf, ({ id }) => groupsQueries.memberCount(id))}
      inWords={(count) => t('bulk.delete.members', { count })}
      unknown={t('bulk.delete.membersUnknown')}
    />
  );
}
