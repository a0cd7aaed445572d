import type { Page } from '@archive-console/api-client';
import { Combobox } from '@archive-console/ui';
import { keepPreviousData, type QueryKey, useQueries, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { errorSentence } from '#shared/errors/error-words.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import type { CustomControl, FieldSpec } from './fields.ts';

/** An object as a form keeps it, with what it is called: a draft shows it again without a read. Its id is empty for none. */
export interface ChosenObject {
  readonly id: string;
  readonly label: string;
  /** Which noun it is one of, where a field offers more than one. */
  readonly kind: string;
}

/** Checks an object that was chosen, or none. */
export const chosenObjectSchema = v.object({ id: v.string(), label: v.string(), kind: v.string() });

export const noObject: ChosenObject = { id: '', label: '', kind: '' };

interface Offered extends ChosenObject {
  /** Distinguishes two of the same name: type, address. */
  readonly second: string;
  readonly disabledReason?: string | undefined;
}

/** The objects of one noun that a field offers: a page of what matches a text. Pages count from 1. */
export type ChoiceSource = (
  text: string,
  page: number,
) => UseQueryOptions<unknown, Error, { options: Offered[]; total: number }, QueryKey>;

/** Declares what a field offers of a noun, by the read of its picker. */
export function choiceSource<TRow>(
  kind: string,
  matching: (
    text: string,
    page: number,
  ) => UseQueryOptions<Page<TRow>, Error, Page<TRow>, readonly [string, object?]>,
  optionOf: (row: TRow) => Omit<Offered, 'kind'>,
): ChoiceSource {
  const select = ({ rows, totalRows }: Page<TRow>) => ({
    options: rows.map((row) => ({ ...optionOf(row), kind })),
    total: totalRows,
  });
  return (text, page) => ({ ...matching(text, page), select }) as unknown as ReturnType<ChoiceSource>;
}

interface ObjectChoiceProps {
  field: CustomControl;
  sources: readonly ChoiceSource[];
  /** Names the button that shows what is offered ("Show mailboxes"). */
  open: string;
  required?: boolean;
}

/** One object, searched by the service: the control of a form's field whose value is a `ChosenObject`. */
export function ObjectChoice({ field, sources, open, required = false }: ObjectChoiceProps) {
  const { whyLocked, onChange, value, ...control } = field;
  const [{ text, pages }, setSearch] = useState({ text: '', pages: 1 });
  const reads = useQueries({
    queries: Array.from({ length: pages }, (_page, index) =>
      sources.map((read) => ({ ...read(text, index + 1), placeholderData: keepPreviousData })),
    ).flat(),
  });
  const failed = reads.find(({ isError }) => isError);
  const words = useErrorWords(failed?.error);
  // Sorted page by page: what was read before keeps its place when more is read.
  const options = Array.from({ length: pages }, (_page, index) =>
    reads
      .slice(index * sources.length, (index + 1) * sources.length)
      .flatMap(({ data }) => data?.options ?? [])
      .toSorted((one, other) => one.label.localeCompare(other.label)),
  ).flat();
  const total = reads.slice(0, sources.length).reduce((sum, { data }) => sum + (data?.total ?? 0), 0);
  const chosen = value as ChosenObject;
  return (
    <Combobox
      {...control}
      required={required}
      value={chosen.id === '' ? null : chosen}
      onChange={(option) => {
        const found = options.find(({ id }) => id === option?.id);
        onChange(found === undefined ? noObject : { id: found.id, label: found.label, kind: found.kind });
      }}
      options={options}
      onSearch={(typed) => setSearch({ text: typed.trim(), pages: 1 })}
      status={failed ? 'failed' : reads.some(({ isFetching }) => isFetching) ? 'loading' : 'ready'}
      failed={words && errorSentence(words)}
      onRetry={() => void failed?.refetch()}
      hasMore={options.length < total}
      onMore={() => setSearch((now) => ({ ...now, pages: now.pages + 1 }))}
      {...(whyLocked !== undefined && { disabledReason: whyLocked })}
      words={{ open }}
    />
  );
}

/** Such a control as a field of a form. */
export const objectField = <TName extends string>({
  sources,
  open,
  ...field
}: Pick<FieldSpec<Record<TName, ChosenObject>>, 'name' | 'label' | 'hint' | 'required'> &
  Pick<ObjectChoiceProps, 'sources' | 'open'>): FieldSpec<Record<TName, ChosenObject>> => ({
  ...field,
  kind: 'custom',
  textOf: (value) => (value as ChosenObject).label,
  control: (control) => (
    <ObjectChoice field={control} sources={sources} open={open} required={field.required ?? false} />
  ),
});
