import { groupTypes } from '#entities/groups/use-group-type.ts';
import { groupNameExists, groupsBulk } from '#queries/groups.ts';
import { CreateManyScreen } from '#shared/create-many/CreateManyScreen.tsx';
import { manyAction } from '#shared/create-many/many-action.ts';
import { manyLoader, type ManySpec } from '#shared/create-many/many-spec.ts';
import { groupsPaths } from '#shared/paths/groups.ts';
import { blankGroup, type GroupFormValues, groupSchema, newGroupOf } from './group-form.ts';

const spec: ManySpec<GroupFormValues> = {
  id: 'groups.createMany',
  title: 'groups:list.createMany',
  columns: [
    {
      field: 'name',
      label: 'groups:field.name',
      also: 'create-many:groups.also.name',
      isRequired: true,
      sharedName: { exists: groupNameExists },
    },
    {
      field: 'groupType',
      label: 'groups:field.type',
      also: 'create-many:groups.also.groupType',
      choices: groupTypes,
    },
  ],
  blank: blankGroup,
  schema: groupSchema,
  targetOf: ({ name }) => ({ name }),
  bulk: (queryClient, valuesOf) => groupsBulk.create(queryClient, (row) => newGroupOf(valuesOf(row))),
  refusals: { 'Default.ValidationError': 'groups:form.mistake.nameRefused' },
  list: groupsPaths.list,
  words: {
    example: 'create-many:groups.example',
    submit: 'create-many:groups.submit',
    run: 'create-many:groups.run',
    done: 'create-many:groups.done',
    partlyDone: 'create-many:groups.partlyDone',
    file: 'create-many:groups.file',
  },
};

export const loader = manyLoader(spec);

export const createGroups = manyAction(spec);

/** Many new groups from a list. */
export function GroupCreateManyScreen() {
  return <CreateManyScreen spec={spec} />;
}
