import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import * as v from 'valibot';
import type { ErrorCode } from '@archive-console/api-client';
import { useAction } from '#shared/actions/use-action.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { PartlyDone } from '#shared/errors/partly-done.ts';
import { type DirtyGuard, useDirtyGuard } from './dirty-guard.ts';
import type { KeptField } from './drafts.ts';
import { type FieldSpec, isSameValue } from './fields.ts';
import { type RefusalFields, type RefusalWords, refusalWords, refusedFields } from './form-errors.ts';
import { type DerivedFields, useRemoteChanges } from './remote-changes.ts';
import { type FormDraft, useDraft } from './use-draft.ts';

type FieldOf<TValues> = keyof TValues & string;
type FormSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** The same whatever is typed, or made of what is: the rules of a postal code follow the country. */
type OfValues<TValues, T extends object> = T | ((values: TValues) => T);

export interface ObjectFormOptions<TValues extends FieldValues, TAnswer> {
  schema: OfValues<TValues, FormSchema>;
  /** In the order they are shown. */
  fields: OfValues<TValues, readonly FieldSpec<TValues>[]>;
  /** What a new object begins with, or what is stored of one that exists; it may change while the form is open. */
  stored: TValues;
  /** Given: the object exists, and this is the code that says that it does not any more. */
  notFound?: ErrorCode;
  /** Writes the values. Throws {@link PartlyDone} where one of several writes was refused. */
  send: (values: TValues, changed: readonly FieldOf<TValues>[]) => Promise<TAnswer>;
  /** The message of success. None where the page it leads to shows it, and is not left. */
  done?: (values: TValues, answer: TAnswer, isLeft: boolean) => string | undefined;
  /** Names what failed, with its object: heads the message where the console has no words for a refusal. */
  failed: (values: TValues) => string;
  /** The page of the object: see `ActionOptions`. */
  about?: (values: TValues, answer: TAnswer) => string | undefined;
  /** Leaves the form; it has served. Not called where it is left already: a message says how it ended. */
  onDone: (answer: TAnswer) => void;
  /** Which fields the service's refusals belong to. */
  refusals?: RefusalFields<FieldOf<TValues>>;
  /** Its own words for refusals. */
  ownWords?: (values: TValues) => RefusalWords;
  derived?: DerivedFields<TValues>;
  /** The page says that the object was deleted. @default false */
  isDeleted?: boolean;
}

/** A form over one object, new or stored: what is typed is never lost, and sent once. */
export interface ObjectFormState<TValues extends FieldValues> {
  form: UseFormReturn<TValues>;
  fields: readonly FieldSpec<TValues>[];
  values: TValues;
  stored: TValues;
  changed: readonly FieldOf<TValues>[];
  conflicts: readonly FieldOf<TValues>[];
  take(field: FieldOf<TValues>): void;
  keep(field: FieldOf<TValues>): void;
  isNew: boolean;
  isSending: boolean;
  /** The object was deleted: nothing can be saved any more. */
  isDeleted: boolean;
  /** Why nothing can be saved now. */
  whyNotSave: string | undefined;
  /** What was refused, and the fields it belongs to as far as their values are still those that were sent. */
  refusal:
    | { error: unknown; fields: readonly FieldOf<TValues>[]; either?: { text: string; atField: string } }
    | undefined;
  /** A value that passes the check: only that is said as a fact. */
  isValid(field: FieldOf<TValues>): boolean;
  draft: FormDraft;
  guard: DirtyGuard;
  submit(values: TValues): Promise<void>;
  discard(): void;
}

export function useObjectForm<TValues extends FieldValues, TAnswer = unknown>({
  schema,
  fields: fieldSpecs,
  stored,
  notFound,
  send,
  done,
  failed,
  about,
  onDone,
  refusals = {},
  ownWords,
  derived,
  isDeleted = false,
}: ObjectFormOptions<TValues, TAnswer>): ObjectFormState<TValues> {
  const { t } = useTranslation(['objects', 'shell']);
  const object = useParams();
  const form = useForm<TValues>({
    defaultValues: stored as DefaultValues<TValues>,
    resolver: (given, ...rest) =>
      (standardSchemaResolver(ofValues(schema, given)) as Resolver<TValues>)(given, ...rest),
    mode: 'onTouched',
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const fields = ofValues(fieldSpecs, useWatch({ control: form.control }) as TValues);
  const typed = fields.filter(({ isFixed }) => isFixed !== true);
  const names = typed.map(({ name }) => name);
  const kept = typed.filter(({ isPrivate }) => isPrivate !== true).map(({ name }) => name);
  const draft = useDraft(form, kept as KeptField<TValues>[]);
  const remote = useRemoteChanges(form, names, stored, derived);
  const values = remote.mine;
  const [isDone, setDone] = useState(false);
  // What the service took is not lost with the page.
  const changed = isDone ? [] : remote.changed;
  const guard = useDirtyGuard(changed.length > 0, draft);
  // What was sent: a refusal is true of these values and of no other.
  const [sent, setSent] = useState<TValues>();
  const { run, isRunning, refusal, forget } = useAction(
    { mutationFn: (given: TValues) => send(given, remote.changed) },
    {
      refusals: (error) =>
        error instanceof PartlyDone ||
        refusedFields(error, refusals, names).length > 0 ||
        (notFound !== undefined && hasCode(error, notFound)),
      ...(done && { done }),
      failed,
      // One that exists is the same whatever is typed, a new one what it is to be called.
      tried: (given) => [object, notFound ?? failed(given)],
      about,
      // Who has left has no draft any more: one that is there by now is that of the next form.
      goOn(_values, answer) {
        // What would be typed from here on would be lost with the page.
        setDone(true);
        guard.release();
        onDone(answer as TAnswer);
      },
    },
  );
  const refused = refusedFields(refusal, refusals, names);
  const stands = refused.every((field) => sent !== undefined && isSameValue(sent[field], values[field]));
  const either = ownWords && refusalWords(refusal, ownWords(values));
  // The service holds what is typed: whatever failed, nothing is left to do.
  const isSettled = notFound !== undefined && remote.changed.length === 0;
  const wasDeleted = isDeleted || (notFound !== undefined && hasCode(refusal, notFound));
  const isSending = isRunning || isDone;
  const isNew = notFound === undefined;

  return {
    form,
    fields,
    values,
    stored,
    changed,
    conflicts: remote.conflicts,
    take: remote.take,
    keep: remote.keep,
    isNew,
    isSending,
    isDeleted: wasDeleted,
    whyNotSave: whyNot(),
    refusal:
      refusal === undefined || wasDeleted || isSettled || !stands
        ? undefined
        : { error: refusal, fields: refused, ...(either && { either }) },
    isValid: (field) => v.is(ofValues(schema, values).entries[field] as v.GenericSchema, values[field]),
    draft,
    guard,
    submit(given) {
      setSent(given);
      return run(given);
    },
    discard() {
      forget();
      remote.discard();
    },
  };

  function whyNot(): string | undefined {
    if (wasDeleted) return t('form.deleted.title');
    if (remote.conflicts.length > 0) return t('form.conflict.first');
    return !isNew && remote.changed.length === 0 ? t('objects:unsaved.none') : undefined;
  }
}

function ofValues<TValues, T extends object>(given: OfValues<TValues, T>, values: TValues): T {
  return typeof given === 'function' ? given(values) : given;
}
