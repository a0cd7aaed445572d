import { Card, Grid, PageHeader, Skeleton, Stack, TextField, TextLink } from '@archive-console/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { DetailedObject, DetailsSpec } from '#shared/details/details-spec.ts';
import { ManagedNotice } from '#shared/details/ManagedNotice.tsx';
import { ObjectPage } from '#shared/details/ObjectPage.tsx';
import { useTab } from '#shared/details/use-tab.ts';
import { useWords, type WordKey } from '#shared/i18n/use-words.ts';
import { BackButton } from '#shared/navigation/BackButton.tsx';
import { useCameFrom, useLeavePage } from '#shared/navigation/came-from.ts';
import { listSearch } from '#shared/navigation/list-search.ts';
import type { FieldSpec } from './fields.ts';
import { useValueText } from './use-value-text.ts';

/** What the form of an object that exists gets from its screen. */
export interface EditedObject<T> {
  object: T;
  /** It was deleted elsewhere: what was typed can only be copied. */
  isDeleted: boolean;
  /** Leaves the screen, once everything is saved. */
  onDone: () => void;
  /** The way to the list, for an object that was deleted. */
  backToList: ReactNode;
}

/** How an object is shown that is managed elsewhere: to be read, and not to be changed. */
interface ManagedObject<T, TValues extends object> {
  fields: readonly FieldSpec<TValues>[];
  valuesOf: (object: T) => TValues;
}

interface EditScreenProps<T extends DetailedObject, TTab extends string, TValues extends object> {
  spec: DetailsSpec<T, TTab>;
  /** The heading, once the name is known; until then its plain title. */
  title: string;
  /** @default that the object of this name is edited */
  headingOf?: (name: string) => string;
  renderSentence: (object: T) => ReactNode;
  /** Left out: the page is for an object that is managed elsewhere as well. */
  managed?: ManagedObject<T, TValues>;
  children: (props: EditedObject<T>) => ReactNode;
}

/** The page that changes an object. It leads back to where it was opened, with the place of the list above. */
export function EditScreen<T extends DetailedObject, TTab extends string, TValues extends object>({
  spec,
  title,
  headingOf: ownHeadingOf,
  renderSentence,
  managed,
  children,
}: EditScreenProps<T, TTab, TValues>) {
  const { t } = useTranslation('objects');
  const isReadOnly = (object: T) => managed !== undefined && object.hasExternalReference === true;
  const headingOf = (name: string) => ownHeadingOf?.(name) ?? t('edit.heading', { name });
  const sentenceOf = (object: T) => (isReadOnly(object) ? t('edit.managed') : renderSentence(object));
  return (
    <ObjectPage
      spec={spec}
      keepsDeleted
      renderHeader={(object) => (
        <PageHeader
          title={object === undefined ? title : headingOf(spec.nameOf(object))}
          sentence={object === undefined ? <Skeleton width="280px" /> : sentenceOf(object)}
          actions={object && <Back spec={spec} object={object} />}
        />
      )}
    >
      {(object, isDeleted) => (
        // Another object is another form.
        <Fields
          key={object.id}
          {...{ spec, object, managed }}
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
    <BackButton
      to={{ pathname, search }}
      label={say(pathname === spec.paths.list() ? spec.words.toList : spec.words.toObject)}
    />
  );
}

function ListLink<T, TTab extends string>({ spec }: { spec: DetailsSpec<T, TTab> }) {
  const say = useWords();
  const { search } = useLocation();
  const list = { pathname: spec.paths.list(), search: listSearch(search) };
  return <TextLink render={(props) => <Link {...props} to={list} />}>{say(spec.words.toList)}</TextLink>;
}

interface FieldsProps<T extends DetailedObject, TTab extends string, TValues extends object> {
  spec: DetailsSpec<T, TTab>;
  object: T;
  managed: ManagedObject<T, TValues> | undefined;
  renderForm: (onDone: () => void) => ReactNode;
}

function Fields<T extends DetailedObject, TTab extends string, TValues extends object>({
  spec,
  object,
  managed,
  renderForm,
}: FieldsProps<T, TTab, TValues>) {
  // The form is taken out of the history once it has served: the browser's way back must not open it again.
  const leave = useLeavePage(spec.paths.details(object.id, useTab(spec)), false);
  // Where an object becomes managed while its form is open, what was typed stays; the service will refuse it.
  const [isReadOnly] = useState(object.hasExternalReference === true);
  if (managed === undefined || !isReadOnly) return renderForm(leave);
  return <ReadOnlyFields managed={managed} object={object} text={spec.words.managed} />;
}

interface ReadOnlyFieldsProps<T, TValues extends object> {
  managed: ManagedObject<T, TValues>;
  object: T;
  /** Why it cannot be changed. */
  text: WordKey | undefined;
}

function ReadOnlyFields<T extends DetailedObject, TValues extends object>({
  managed: { fields, valuesOf },
  object,
  text,
}: ReadOnlyFieldsProps<T, TValues>) {
  const textOf = useValueText();
  const values = valuesOf(object);
  return (
    <Stack gap={12}>
      <ManagedNotice object={object} text={text} />
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
