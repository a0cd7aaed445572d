import {
  BackIcon,
  ButtonLink,
  Card,
  Grid,
  HideBelow,
  PageHeader,
  Skeleton,
  Stack,
  TextField,
  TextLink,
} from '@archive-console/ui';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { DetailsSpec } from '#shared/details/details-spec.ts';
import { ObjectPage } from '#shared/details/ObjectPage.tsx';
import { useTab } from '#shared/details/use-tab.ts';
import { useWords } from '#shared/i18n/use-words.ts';
import { useCameFrom, useLeavePage } from '#shared/navigation/came-from.ts';
import { listSearch } from '#shared/navigation/list-search.ts';
import type { FieldSpec } from './fields.ts';
import { useValueText } from './use-value-text.ts';

/** What the form of an object that exists gets from its screen. */
export interface EditFormProps<T> {
  object: T;
  /** It was deleted elsewhere: what was typed can only be copied. */
  isDeleted: boolean;
  /** Leaves the screen, once everything is saved. */
  onDone: () => void;
  /** The way to the list, for an object that was deleted. */
  backToList: ReactNode;
}

interface EditScreenProps<T extends { id: string }, TTab extends string> {
  spec: DetailsSpec<T, TTab>;
  /** The heading, once the name is known; until then its plain title. */
  title: string;
  headingOf: (name: string) => string;
  renderSentence: (object: T) => ReactNode;
  /** In place of the form of an object that is managed elsewhere. */
  renderReadOnly: (object: T) => ReactNode;
  children: (props: EditFormProps<T>) => ReactNode;
}

/** The page that changes an object. It leads back to where it was opened, with the place of the list above. */
export function EditScreen<T extends { id: string }, TTab extends string>({
  spec,
  title,
  headingOf,
  renderSentence,
  renderReadOnly,
  children,
}: EditScreenProps<T, TTab>) {
  return (
    <ObjectPage
      spec={spec}
      keepsDeleted
      renderHeader={(object) => (
        <PageHeader
          title={object === undefined ? title : headingOf(spec.nameOf(object))}
          sentence={object === undefined ? <Skeleton width="280px" /> : renderSentence(object)}
          actions={object && <Back spec={spec} object={object} />}
        />
      )}
    >
      {(object, isDeleted) => (
        // Another object is another form.
        <Fields
          key={object.id}
          {...{ spec, object, renderReadOnly }}
          renderForm={(onDone) =>
            children({ object, isDeleted, onDone, backToList: <ListLink spec={spec} /> })
          }
        />
      )}
    </ObjectPage>
  );
}

function Back<T extends { id: string }, TTab extends string>({
  spec,
  object,
}: {
  spec: DetailsSpec<T, TTab>;
  object: T;
}) {
  const say = useWords();
  const { search } = useLocation();
  const cameFrom = useCameFrom();
  const page = spec.paths.details(object.id, useTab(spec));
  const pathname = cameFrom ?? page;
  return (
    // The top bar has it there.
    <HideBelow>
      <ButtonLink icon={BackIcon} render={(props) => <Link {...props} to={{ pathname, search }} />}>
        {say(pathname === spec.paths.list() ? spec.words.toList : spec.words.toObject)}
      </ButtonLink>
    </HideBelow>
  );
}

function ListLink<T, TTab extends string>({ spec }: { spec: DetailsSpec<T, TTab> }) {
  const say = useWords();
  const { search } = useLocation();
  const list = { pathname: spec.paths.list(), search: listSearch(search) };
  return <TextLink render={(props) => <Link {...props} to={list} />}>{say(spec.words.toList)}</TextLink>;
}

interface FieldsProps<T extends { id: string }, TTab extends string> {
  spec: DetailsSpec<T, TTab>;
  object: T;
  renderReadOnly: (object: T) => ReactNode;
  renderForm: (onDone: () => void) => ReactNode;
}

function Fields<T extends { id: string }, TTab extends string>({
  spec,
  object,
  renderReadOnly,
  renderForm,
}: FieldsProps<T, TTab>) {
  // The form is taken out of the history once it has served: the browser's way back must not open it again.
  const leave = useLeavePage(spec.paths.details(object.id, useTab(spec)), false);
  // Where an object becomes managed while its form is open, what was typed stays; the service will refuse it.
  const [fixed] = useState(() => renderReadOnly(object));
  return fixed || renderForm(leave);
}

interface ReadOnlyFieldsProps<TValues extends object> {
  fields: readonly FieldSpec<TValues>[];
  values: TValues;
  /** Why they cannot be changed. */
  notice: ReactNode;
}

/** The fields of an object that is managed elsewhere: to be read, and why not to be changed. */
export function ReadOnlyFields<TValues extends object>({
  fields,
  values,
  notice,
}: ReadOnlyFieldsProps<TValues>) {
  const textOf = useValueText();
  return (
    <Stack gap={12}>
      {notice}
      <Card padding="roomy">
        <Grid columns={2} gap={16} rowGap={20}>
          {fields.map((field) => (
            <TextField
              key={field.name}
              label={field.label}
              value={textOf(field, values[field.name])}
              readOnly
              autoComplete="off"
            />
          ))}
        </Grid>
      </Card>
    </Stack>
  );
}
