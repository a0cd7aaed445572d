import type { ErrorCode } from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type * as v from 'valibot';
import type { BulkAction } from '#queries/bulk-action.ts';
import type { BulkTarget } from '#shared/bulk/bulk-target.ts';
import type { ResumableId } from '#shared/bulk/resumable-action.ts';
import type { ChosenObject } from '#shared/form/ObjectChoice.tsx';
import { ensureWords, type Namespace } from '#shared/i18n/i18n.ts';
import { languages } from '#shared/i18n/languages.ts';
import type { WordKey } from '#shared/i18n/use-words.ts';
import { servicesOf } from '#shared/runtime/services.ts';

/** Why a cell cannot be taken as it stands. */
interface CellMistake {
  mistake: WordKey;
  values?: Readonly<Record<string, unknown>>;
}

/** Looks up the one object that a cell names; or says why none can be taken. */
export type FindObject = (
  queryClient: QueryClient,
  text: string,
  signal: AbortSignal,
) => Promise<ChosenObject | CellMistake | undefined>;

/** What is checked of a cell beyond its form, once for all cells that share it: why it cannot be taken as it stands. */
export interface CellCheck {
  /** The part of a cell that is looked up; empty for nothing. */
  partOf(text: string): string;
  refuse(queryClient: QueryClient, part: string, signal: AbortSignal): Promise<CellMistake | undefined>;
}

/** One column of a list from which objects are created: a field of the form for one. */
export interface ManyColumn<TField extends string = string> {
  field: TField;
  /** What the form calls it; it is known by this in every language. */
  label: WordKey;
  /** Other words for it in a first row, separated by commas. */
  also?: WordKey;
  isRequired?: boolean;
  /** No two rows may have the same. */
  isUnique?: boolean;
  /** It is what an object is called, and no key: what has the name of another is warned of, and created. */
  sharedName?: { exists(queryClient: QueryClient, text: string, signal: AbortSignal): Promise<boolean> };
  /** The values it may have, with what they are called. An empty cell stands for the blank form's. */
  choices?: Readonly<Record<string, WordKey>>;
  /** Its cells name an object. */
  object?: { find: FindObject; missing: WordKey };
  check?: CellCheck;
}

/** How objects of a noun are created from a list: what is true of the noun alone. */
export interface ManySpec<TValues extends object> {
  /** Under which a run of it is stored. */
  id: Extract<ResumableId, `${string}.createMany`>;
  title: WordKey;
  /** In the order in which they are read where the first row does not name them. */
  columns: readonly ManyColumn<keyof TValues & string>[];
  /** A form that is not filled. */
  blank: TValues;
  /** Checks the values as the form for one does. */
  schema: v.GenericSchema<TValues>;
  targetOf(values: TValues): Omit<BulkTarget, 'id'>;
  /** Creates what stands in a row. */
  bulk(queryClient: QueryClient, valuesOf: (id: string) => TValues): BulkAction;
  /** Words of the form for what the service refuses, in place of those of its code. */
  refusals?: Readonly<Partial<Record<ErrorCode, WordKey>>>;
  /** What is said of so many new ones before they are created: what they cost. */
  Notice?: ComponentType<{ count: number }>;
  /** Where the list of all is. */
  list: () => string;
  words: {
    /** Rows as they might be pasted, without the first one, separated by semicolons. */
    example: WordKey;
    /** For so many: the button, the run and what it came to. */
    submit: WordKey;
    run: WordKey;
    done: WordKey;
    partlyDone: WordKey;
    /** What files are called, without ending. */
    file: WordKey;
  };
}

/** The words by which the columns and their values are known, in every language: a list may come from anywhere. */
export function manyLoader<TValues extends object>({ columns }: ManySpec<TValues>): LoaderFunction {
  const keys = columns.flatMap(({ label, also, choices = {} }) => [label, also, ...Object.values(choices)]);
  const needed = [...new Set(keys.flatMap((key) => key?.split(':', 1) ?? []))] as Namespace[];
  return async ({ context }) => {
    const { i18n } = servicesOf(context);
    const others = languages.filter((language) => language !== i18n.language);
    await Promise.all([
      ensureWords(i18n, 'create-many', 'components', ...needed),
      // Without them, a list in another language is read by the order of its columns.
      i18n.reloadResources(others, needed).catch(() => undefined),
    ]);
    return null;
  };
}
