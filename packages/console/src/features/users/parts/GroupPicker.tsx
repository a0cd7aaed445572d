import type { Group } from '@archive-console/api-client';
import { MultiPicker, type PickOption } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fewAtOnce } from '#queries/few-at-once.ts';
import { groupNamed } from '#queries/groups.ts';
import { useReportError } from '#shared/errors/use-report-error.ts';
import { useGroupType } from '../use-group-type.ts';
import { useDebounced } from '#shared/loading/use-debounced.ts';
import { whyNotChangeMembers } from '../user-rules.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { useMatchingGroups } from './use-matching-groups.ts';
import { usePickerWords } from './use-picker-words.ts';

interface GroupPickerProps {
  title: string;
  /** Groups whose members they are already; left out while that is read. */
  alreadyIn: readonly string[] | undefined;
  /** Why that could not be read. */
  alreadyFailed?: { error: unknown; onRetry: () => void } | undefined;
  onConfirm: (groups: readonly PickOption[]) => void;
  onClose: () => void;
  isBusy: boolean;
  error: ReactNode;
}

/** Chooses groups, searched for by the service; what cannot be chosen says why. */
export function GroupPicker({
  title,
  alreadyIn,
  alreadyFailed,
  onConfirm,
  onClose,
  isBusy,
  error,
}: GroupPickerProps) {
  const { t } = useTranslation('users');
  const queryClient = useQueryClient();
  const report = useReportError();
  const typeOf = useGroupType();
  const words = usePickerWords();
  const [text, setText] = useState('');
  const [selected, setSelected] = useState<readonly PickOption[]>([]);
  const wanted = useDebounced(text).trim();
  const groups = useMatchingGroups(wanted);
  const isLoading = groups.isLoading || alreadyIn === undefined || wanted !== text.trim();
  const failed = groups.error ? { error: groups.error, onRetry: groups.retry } : alreadyFailed;

  const optionOf = (group: Group): PickOption => {
    const notChange = whyNotChangeMembers(group);
    const already = alreadyIn?.includes(group.id) ?? false;
    return {
      id: group.id,
      name: group.name,
      second: typeOf(group),
      already,
      disabledReason: already || notChange === undefined ? undefined : t(notChange),
    };
  };
  const lookUp = async (pasted: readonly string[], signal: AbortSignal) => {
    const lines = eachNameOnce(pasted);
    const answers = await Promise.allSettled(
      lines.map((line) => fewAtOnce(queryClient, () => groupNamed(queryClient, line, signal))),
    );
    const failure = answers.find((answer) => answer.status === 'rejected');
    if (failure !== undefined && !signal.aborted) await report(failure.reason);
    const unread = lines.filter((_line, index) => answers[index]?.status === 'rejected');
    return {
      found: answers.flatMap((answer) =>
        answer.status === 'fulfilled' && answer.value !== undefined ? [optionOf(answer.value)] : [],
      ),
      notFound: lines.filter((_line, index) => {
        const answer = answers[index];
        return answer?.status === 'fulfilled' && answer.value === undefined;
      }),
      unread:
        unread.length === 0
          ? undefined
          : { lines: unread, text: t('addToGroups.paste.unread', { count: unread.length }) },
    };
  };

  // Somebody may have made them a member of it since it was chosen.
  const chosen = selected.filter((group) => !alreadyIn?.includes(group.id));
  return (
    <MultiPicker
      isOpen
      title={title}
      onClose={onClose}
      query={text}
      onQuery={setText}
      count={alreadyIn === undefined ? 0 : groups.count}
      optionAt={(index) => {
        const group = groups.groupAt(index);
        return group && optionOf(group);
      }}
      onRange={groups.onRange}
      status={failed === undefined ? (isLoading ? 'loading' : 'ready') : 'failed'}
      failed={failed && <LoadFailed {...failed} />}
      selected={chosen}
      onSelected={setSelected}
      onConfirm={() => onConfirm(chosen)}
      isBusy={isBusy}
      error={error}
      // What became of a line is only known beside what they are in already.
      {...(alreadyIn !== undefined && { paste: lookUp })}
      words={words}
    />
  );
}

/** The lines of a list without those that name the same once more: upper and lower case are one name to the service. */
function eachNameOnce(lines: readonly string[]): string[] {
  return [...new Map(lines.toReversed().map((line) => [line.toLowerCase(), line])).values()].toReversed();
}
