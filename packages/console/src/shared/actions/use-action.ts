import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeOf, wasLookedUp } from '#queries/write-outcome.ts';
import { errorWords } from '#shared/errors/error-words.ts';
import { useReportError } from '#shared/errors/use-report-error.ts';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { useIsShown } from '#shared/navigation/use-is-shown.ts';
import { useServices } from '#shared/runtime/services.ts';
import { noteFailure, takeBackFailures, type Tried } from './failure-messages.ts';
import { ObjectAddress } from './object-address.ts';
import { useTakeBack } from './use-take-back.ts';

/** How an action goes on once its write has an answer. */
export interface ActionOptions<TInput, TAnswer> {
  /** The message of success. None where the page itself shows it; that page may be left by then. */
  done?: (input: TInput, answer: TAnswer, isLeft: boolean) => string | undefined;
  /**
   * The page of the object: the message of success leads there from the history.
   *
   * @default the page on which it is done, where that is about an object
   */
  about?: ((input: TInput, answer: TAnswer) => string | undefined) | undefined;
  /** Names what failed, where that is a message of its own. */
  failed?: ((input: TInput) => string) | undefined;
  /**
   * Action and object, as they are the same in each try: the message of one that failed is taken back by the next that
   * succeeds, wherever that is done.
   *
   * @default the operation and what is sent
   */
  tried?: (input: TInput) => Tried;
  /** Takes it back (confirmation ladder, rung 1): the message of success offers it. */
  undo?: (input: TInput) => Promise<unknown>;
  /**
   * Where a refusal is shown: in the message queue, or `here`, beside the control, as far as it has words. A function
   * names further errors that the form or dialog has words for.
   *
   * @default in the message queue
   */
  refusals?: 'here' | ((error: unknown) => boolean);
  /** An error that means that the goal is reached, with what is said then: the object was deleted by another person. */
  reached?: (error: unknown) => string | undefined;
  /** After success, and where the goal was reached anyway. */
  onDone?: (input: TInput, answer: TAnswer | undefined) => void;
  /** Leads on, after that. Who has left by then stays there: a message says how it ended. */
  goOn?: (input: TInput, answer: TAnswer | undefined) => void;
}

export interface RunningAction<TInput> {
  /** Sends the write, unless the same one is on its way. */
  run(input: TInput): Promise<void>;
  isRunning: boolean;
  /** What is on its way. */
  running: readonly TInput[];
  /** The refusal that is shown here. */
  refusal: unknown;
  forget(): void;
  /** The place where refusals are shown is left while the write is on its way: its end is said in a message. */
  leave(): void;
}

/** One write of the console: sent once, its success said, its failure said in one place (D63), its undo offered. */
export function useAction<TInput, TAnswer>(
  mutation: UseMutationOptions<TAnswer, Error, TInput>,
  { done, about, failed, tried, undo, refusals, reached, onDone, goOn }: ActionOptions<TInput, TAnswer>,
): RunningAction<TInput> {
  const { t } = useTranslation();
  const { i18n, toasts } = useServices();
  const report = useReportError();
  const takeBack = useTakeBack();
  const { mutateAsync } = useMutation(mutation);
  // Read at the press itself, which may come before the page shows that the write is on its way.
  const sent = useRef(new Set<string>());
  const isLeft = useRef(false);
  const isShown = useIsShown();
  const page = useContext(ObjectAddress);
  const [running, setRunning] = useState<readonly TInput[]>([]);
  const [refusal, setRefusal] = useState<unknown>();

  const triedOf = (input: TInput): Tried =>
    tried?.(input) ?? [mutation.mutationKey ?? failed?.(input), input];

  async function isSaidHere(error: unknown): Promise<boolean> {
    if (refusals === undefined || isLeft.current || !isShown()) return false;
    // Words that cannot be read must not hide the error itself.
    await ensureWords(i18n, 'errors').catch(() => undefined);
    // What became of it is said beside what was sent: there it can be tried again.
    if (outcomeOf(error) !== undefined) return true;
    return (refusals !== 'here' && refusals(error)) || errorWords(i18n, error).known;
  }

  /** That what became of it was looked up. */
  async function lookedUpText(): Promise<string> {
    await ensureWords(i18n, 'errors').catch(() => undefined);
    return i18n.t('detail.lookedUp', { ns: 'errors', defaultValue: '' });
  }

  async function fail(input: TInput, error: unknown): Promise<void> {
    if (await isSaidHere(error)) setRefusal(error);
    else noteFailure(toasts, triedOf(input), await report(error, { title: failed?.(input), about: page }));
  }

  const succeed = (input: TInput): void =>
    takeBackFailures(toasts, triedOf(input), { title: failed?.(input), about: page });

  async function send(input: TInput): Promise<void> {
    let answer: TAnswer | undefined;
    try {
      answer = await mutateAsync(input);
      succeed(input);
      const title = done?.(input, answer, !isShown());
      if (title !== undefined)
        toasts.show({
          tone: 'success',
          title,
          about: about?.(input, answer) ?? page,
          ...(wasLookedUp(answer) && { text: await lookedUpText() }),
          action: undo && {
            label: t('action.undo'),
            onAction: () => void takeBack(() => undo(input), title),
          },
        });
    } catch (error) {
      const title = reached?.(error);
      if (title === undefined) return fail(input, error);
      succeed(input);
      toasts.show({ tone: 'info', title });
    }
    onDone?.(input, answer);
    if (isShown()) goOn?.(input, answer);
  }

  return {
    async run(input) {
      const key = JSON.stringify(input);
      if (sent.current.has(key)) return;
      sent.current.add(key);
      setRefusal(undefined);
      isLeft.current = false;
      setRunning((current) => [...current, input]);
      try {
        await send(input);
      } finally {
        sent.current.delete(key);
        setRunning((current) => current.filter((other) => other !== input));
      }
    },
    isRunning: running.length > 0,
    running,
    refusal,
    forget: () => setRefusal(undefined),
    leave() {
      isLeft.current = true;
    },
  };
}
