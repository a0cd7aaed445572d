import type { AccountMenuWords } from '../account-menu/account-menu-words.ts';
import type { AppearanceWords } from '../appearance-menu/appearance-levels.ts';
import type { ChartWords } from '../chart-frame/frame-types.ts';
import type { CheckListWords } from '../check-list/check-list-types.ts';
import type { CodeListWords } from '../code-list/code-list-words.ts';
import type { ComboboxWords } from '../combobox/combobox-types.ts';
import type { PaletteWords } from '../command-palette/palette-types.ts';
import type { ConfirmDialogWords } from '../confirm-dialog/confirm-dialog-words.ts';
import type { CopyWords } from '../copy-button/copy-words.ts';
import type { CsvProgressWords } from '../csv-progress/csv-progress-types.ts';
import type { CalendarWords, DateRangeWords } from '../date-field/date-words.ts';
import type { DialogWords } from '../dialog/dialog-types.ts';
import type { DiffWords } from '../diff/diff-types.ts';
import type { DirtyGuardDialogWords } from '../dirty-guard-dialog/dirty-guard-dialog-words.ts';
import type { ErrorTraceWords } from '../error-details/error-trace.ts';
import type { FileDownloadWords } from '../file-download/file-download-words.ts';
import type { FileFieldWords } from '../file-field/file-field-words.ts';
import type { PickerWords } from '../multi-picker/pick-types.ts';
import type { OrderedListWords } from '../ordered-list/ordered-list-types.ts';
import type { ListWords } from '../paged-list/list-words.ts';
import type { PasswordFieldWords } from '../password-field/password-field-words.ts';
import type { PasswordRulesWords } from '../password-strength/password-rules-words.ts';
import type { PatternListWords } from '../pattern-list-editor/pattern-list-types.ts';
import type { ResultWords } from '../result-sheet/result-words.ts';
import type { SearchFieldWords } from '../search-field/search-field-words.ts';
import type { SecretOnceWords } from '../secret-once/secret-once-words.ts';
import type { SizeFilterWords } from '../size-filter/size-filter-words.ts';
import type { StepsWords } from '../steps/steps-types.ts';
import type { TimeSeriesWords } from '../time-series-chart/time-series-types.ts';
import type { TimelineWords } from '../timeline/timeline-types.ts';
import type { ToastHistoryWords, ToastRegionWords, ToastWords } from '../toast/toast-words.ts';

/** The words that a caller may leave out because they never change, all of them. */
export type UnchangingWords<Words> = {
  readonly [Word in keyof Words as object extends Pick<Words, Word> ? Word : never]-?: Words[Word];
};

/** What one component adds to the words of another one that it contains. */
type Added<Words, Known> = UnchangingWords<Omit<Words, keyof Known>>;

/**
 * The words of components that never change, by the name of the component. A group is what the
 * component's own type of words lets its caller leave out: a word that becomes optional there is
 * required of the caller that gives the words.
 */
export interface UiWords {
  readonly accountMenu: Added<AccountMenuWords, AppearanceWords>;
  readonly appearanceMenu: UnchangingWords<AppearanceWords>;
  readonly chartFrame: UnchangingWords<Omit<ChartWords, 'csv' | 'print'>>;
  readonly checkList: UnchangingWords<CheckListWords>;
  readonly codeList: Added<CodeListWords, CopyWords>;
  readonly combobox: UnchangingWords<ComboboxWords>;
  readonly commandPalette: UnchangingWords<PaletteWords>;
  readonly confirmDialog: Added<ConfirmDialogWords, DialogWords>;
  readonly copyButton: UnchangingWords<CopyWords>;
  readonly csvProgress: Added<CsvProgressWords, DialogWords>;
  readonly dateField: UnchangingWords<CalendarWords>;
  readonly dateRangeField: Added<DateRangeWords, CalendarWords>;
  readonly dialog: UnchangingWords<DialogWords>;
  readonly diff: UnchangingWords<DiffWords>;
  readonly dirtyGuardDialog: Added<DirtyGuardDialogWords, DialogWords>;
  readonly errorDetails: UnchangingWords<Pick<ErrorTraceWords, 'label' | 'copy'>>;
  readonly fileDownload: UnchangingWords<FileDownloadWords>;
  readonly fileField: UnchangingWords<FileFieldWords>;
  readonly multiPicker: Added<PickerWords, DialogWords & SearchFieldWords>;
  readonly orderedList: UnchangingWords<OrderedListWords>;
  readonly pagedList: Added<ListWords, SearchFieldWords>;
  readonly passwordField: UnchangingWords<PasswordFieldWords>;
  readonly passwordRules: UnchangingWords<PasswordRulesWords>;
  readonly patternListEditor: UnchangingWords<PatternListWords>;
  readonly resultSheet: Added<ResultWords, DialogWords>;
  readonly searchField: UnchangingWords<SearchFieldWords>;
  readonly secretOnce: Added<Omit<SecretOnceWords, 'savedHint'>, CopyWords>;
  readonly sizeFilter: UnchangingWords<SizeFilterWords>;
  readonly steps: UnchangingWords<StepsWords>;
  readonly timeSeriesChart: Added<TimeSeriesWords, ChartWords>;
  readonly timeline: UnchangingWords<TimelineWords>;
  readonly toastHistory: Added<ToastHistoryWords, ToastWords>;
  readonly toastRegion: UnchangingWords<ToastRegionWords>;
}

/** The words by component, each group behind a function: it is called when such a component is drawn, not before. */
export type UiWordsGetters = { readonly [Group in keyof UiWords]: () => UiWords[Group] };
