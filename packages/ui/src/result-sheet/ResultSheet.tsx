import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import type { DialogElementProps } from '../dialog/dialog-types.ts';
import { CsvIcon, RetryIcon } from '../icons.ts';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import { VirtualItems } from '../virtual-list/VirtualItems.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import type { ResultRows, ResultWords } from './result-words.ts';
import { ResultItem } from './ResultItem.tsx';
import { Root, Summary } from './ResultSheet.styles.ts';

/** Properties of {@link ResultSheet}. */
export interface ResultSheetProps extends DialogElementProps {
  /** Whether it is shown; the caller keeps it. */
  readonly isOpen: boolean;
  /** What is done to the rows; once nothing is under way, what it came to. */
  readonly title: string;
  /** `stopping`: nothing new begins, what is under way ends. `interrupted`: the page was closed while it ran. */
  readonly state: 'running' | 'stopping' | 'finished' | 'stopped' | 'interrupted';
  /** All of them: counted, and read one by one as they are seen. */
  readonly rows: ResultRows;
  /** Takes the sheet away; offered only when nothing is under way. */
  readonly onClose: () => void;
  /** Leaves alone what has not begun. */
  readonly onStop: () => void;
  /** Takes the sheet away while something is under way, which goes on. Without it that is not offered. */
  readonly onPutAside?: (() => void) | undefined;
  /** Goes on with the rows that were not begun or are unclear; offered where there are any, once it was stopped or interrupted. */
  readonly onContinue?: (() => void) | undefined;
  /** Tries again the failed or unclear rows that may come out better another time; offered only where there are any. */
  readonly onRetryFailed?: (() => void) | undefined;
  /**
   * Leads to where rows that failed can be corrected ("Correct role"). As the main action it takes the place of _Close_;
   * offered once nothing is under way.
   */
  readonly correct?: { readonly label: string; readonly onPress: () => void } | false | '' | undefined;
  /** Saves the result as a file. Offered once nothing is under way; without it not at all. */
  readonly onCsv?: () => void;
  /**
   * Outcomes and their numbers, the progress, and the names of the buttons.
   * @default those of the `UiWordsProvider`
   */
  readonly words?: ResultWords | undefined;
}

/**
 * What becomes of every row of a bulk action while it runs, and its result after. Failures come first, by their causes:
 * the reason, with code and trace id, stands above the rows that have it; those that may pass another time can be tried
 * again. Rows that were excluded, for a known reason, stand among them. Ten thousand rows are all there, and cost what is seen of them. It cannot be closed by
 * accident while something is under way, but put aside.
 *
 * - Do: say of every failed row what happened, and of rows with one cause the same; offer all of it as CSV.
 * - Don't: use it for one object, whose outcome is a toast.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Stays inside; a long list can be reached and scrolled |
 * | Arrow up, Arrow down, Page up, Page down, Home, End | Scroll a long list |
 * | Esc | Closes it once nothing is under way |
 */
export function ResultSheet({
  isOpen,
  title,
  state,
  rows,
  onClose,
  onStop,
  onPutAside,
  onContinue,
  onRetryFailed,
  correct,
  onCsv,
  words: own,
  ...props
}: ResultSheetProps) {
  const words = useUiWords('resultSheet', own);
  const { close } = useUiWords('dialog', own);
  const { counts, againCount } = rows;
  const running = state === 'running' || state === 'stopping';
  const ended = counts.done + counts.failed + counts.unclear + counts.skipped + counts.excluded;
  const count = ended + counts.pending + counts.running;
  const interrupted = state === 'interrupted';
  const retry = running || interrupted || againCount === 0 ? undefined : onRetryFailed;
  const goOnCount = state === 'finished' ? 0 : counts.skipped + counts.unclear;
  const goOn = running || goOnCount === 0 ? undefined : onContinue;
  const totalsOf = (...kinds: (keyof typeof words.totals)[]) =>
    kinds.filter((kind) => counts[kind] > 0).map((kind) => words.totals[kind](counts[kind]));
  const notDone = totalsOf('failed', 'unclear', 'skipped', 'excluded');
  const summary =
    state === 'stopped' || interrupted
      ? words[state]([words.totals.done(counts.done), ...notDone].join(', '))
      : // The title says how many are left; this, of how many kinds they are.
        notDone.length > 1 && notDone.join(' · ');
  return (
    <Dialog
      {...props}
      isOpen={isOpen}
      onClose={running ? () => undefined : onClose}
      isDismissable={!running}
      size="large"
      title={title}
      words={words}
      actions={
        <>
          {onCsv && !running && (
            <Button icon={CsvIcon} onClick={onCsv}>
              {words.csv}
            </Button>
          )}
          {running ? (
            <Button busy={state === 'stopping'} onClick={onStop}>
              {words.stop}
            </Button>
          ) : (
            <Button
              design={retry || goOn ? 'secondary' : 'primary'}
              onClick={correct ? correct.onPress : onClose}
            >
              {correct ? correct.label : close}
            </Button>
          )}
          {/* Behind it: the focus that a pressed *Try again* leaves goes to the first, which is there to the end. */}
          {running && onPutAside && <Button onClick={onPutAside}>{words.putAside}</Button>}
          {goOn && (
            <Button design="primary" onClick={goOn}>
              {words.goOn(goOnCount)}
            </Button>
          )}
          {retry && (
            <Button design={goOn ? 'secondary' : 'primary'} icon={RetryIcon} onClick={retry}>
              {words.retryFailed(againCount)}
            </Button>
          )}
        </>
      }
    >
      <Root>
        {running ? (
          <ProgressBar
            label={words.progress(ended, count)}
            value={count === 0 ? 1 : ended / count}
            note={totalsOf('done', 'failed', 'unclear', 'skipped', 'excluded', 'pending').join(' · ')}
          />
        ) : (
          summary && <Summary>{summary}</Summary>
        )}
        {/* Announced at the end only: a count at every row would drown everything else. */}
        <VisuallyHidden role="status">{running ? '' : title}</VisuallyHidden>
        {count > 0 && (
          <VirtualItems
            label={title}
            count={count}
            leastHeight={37}
            typicalHeight={37}
            height={420}
            keyOf={(index) => rows.at(index)?.id ?? index}
          >
            {(index) => {
              const row = rows.at(index);
              const before = index === 0 ? undefined : rows.at(index - 1);
              return row && <ResultItem row={row} before={before} words={words} />;
            }}
          </VirtualItems>
        )}
      </Root>
    </Dialog>
  );
}
