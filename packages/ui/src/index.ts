export { GlobalStyle } from './theme/GlobalStyle.tsx';
export { loadFonts } from './theme/load-fonts.ts';
export { media } from './theme/media.ts';
export { constantTokens, theme } from './theme/theme.ts';
export {
  breakpoints,
  colors,
  colorSchemes,
  type Colors,
  shadows,
  type ColorScheme,
  type Space,
} from './theme/tokens.ts';
export { Address, type AddressProps } from './address/Address.tsx';
export { type Area, isOver } from './area/area.ts';
export { AppShell, type AppShellProps } from './app-shell/AppShell.tsx';
export { Avatar, type AvatarProps } from './avatar/Avatar.tsx';
export { type AvatarSize, avatarSizes } from './avatar/avatar-sizes.ts';
export { Badge, type BadgeProps } from './badge/Badge.tsx';
export { badgeTones, type BadgeTone } from './badge/badge-tones.ts';
export { Banner, type BannerProps } from './banner/Banner.tsx';
export { bannerTones, type BannerTone } from './banner/banner-tones.ts';
export { Breadcrumbs, type BreadcrumbItem, type BreadcrumbsProps } from './breadcrumbs/Breadcrumbs.tsx';
export { BulletList, type BulletListProps } from './bullet-list/BulletList.tsx';
export { Button, type ButtonProps } from './button/Button.tsx';
export {
  buttonDesigns,
  buttonSizes,
  buttonTones,
  type ButtonAppearance,
  type ButtonDesign,
  type ButtonSize,
  type ButtonTone,
} from './button/button-designs.ts';
export { type Pressable } from './button/pressable.ts';
export { ButtonGroup, type ButtonGroupProps } from './button-group/ButtonGroup.tsx';
export { ButtonLink, type ButtonLinkProps } from './button-link/ButtonLink.tsx';
export { Bytes, type BytesProps } from './bytes/Bytes.tsx';
export { Card, type CardChoice, type CardPadding, cardPaddings, type CardProps } from './card/Card.tsx';
export { ChartCard, type ChartCardProps } from './chart-card/ChartCard.tsx';
export { type ChartData, type ChartRow } from './chart-frame/chart-data.ts';
export { type ChartInk, chartInks } from './chart-frame/chart-marks.ts';
export { type ChartStatus, chartStatuses, type ChartWords } from './chart-frame/frame-types.ts';
export { CheckList, type CheckListProps } from './check-list/CheckList.tsx';
export {
  checkStates,
  type Check,
  type CheckListWords,
  type CheckState,
} from './check-list/check-list-types.ts';
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox.tsx';
export {
  CheckboxGroup,
  type CheckboxChoice,
  type CheckboxGroupProps,
} from './checkbox-group/CheckboxGroup.tsx';
export { CommandPalette } from './command-palette/CommandPalette.tsx';
export {
  type CommandPaletteProps,
  type PaletteGroup,
  type PaletteHint,
  type PaletteItem,
  type PaletteParts,
  type PaletteWords,
} from './command-palette/palette-types.ts';
export { PaletteButton, type PaletteButtonProps } from './command-palette/PaletteButton.tsx';
export { CodeInput, type CodeInputProps } from './code-input/CodeInput.tsx';
export { digitsOf } from './code-input/digits-of.ts';
export { type ComboboxOption, type ComboboxProps, type ComboboxWords } from './combobox/combobox-types.ts';
export { Combobox } from './combobox/Combobox.tsx';
export { CodeList, type CodeListProps, type ListedCode } from './code-list/CodeList.tsx';
export type { CodeListWords } from './code-list/code-list-words.ts';
export { CopyBlock, type CopyBlockProps } from './copy-block/CopyBlock.tsx';
export { copyBlockVariants, type CopyBlockVariant } from './copy-block/copy-block-variants.ts';
export { copyText } from './copy-button/copy-text.ts';
export type { CopyWords } from './copy-button/copy-words.ts';
export { CopyButton, type CopyButtonProps } from './copy-button/CopyButton.tsx';
export { CopyField, type CopyFieldProps } from './copy-field/CopyField.tsx';
export { DateTime, type DateTimeProps } from './date-time/DateTime.tsx';
export {
  DefinitionList,
  definitionListLayouts,
  type Definition,
  type DefinitionListLayout,
  type DefinitionListProps,
} from './definition-list/DefinitionList.tsx';
export { Diff } from './diff/Diff.tsx';
export { isEqualField } from './diff/diff-choice.ts';
export {
  type DiffChoice,
  type DiffField,
  type DiffProps,
  type DiffSide,
  diffSides,
  type DiffValue,
  type DiffValues,
  type DiffWords,
} from './diff/diff-types.ts';
export { differingEntries } from './diff/differing-entries.ts';
export { differingPart, type DifferingPart } from './diff/differing-part.ts';
export { type DateRange, type DateRangePreset, isReversedRange } from './date-field/date-range.ts';
export { type CalendarWords, type DateRangeWords } from './date-field/date-words.ts';
export { DateField, type DateFieldBaseProps, type DateFieldProps } from './date-field/DateField.tsx';
export { DateRangeField, type DateRangeFieldProps } from './date-field/DateRangeField.tsx';
export { Disclosure, type DisclosureProps } from './disclosure/Disclosure.tsx';
export { DocumentFrame, type DocumentFrameProps } from './document-frame/DocumentFrame.tsx';
export { Divider, type DividerProps } from './divider/Divider.tsx';
export { Duration, type DurationProps } from './duration/Duration.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState.tsx';
export { emptyReasons, type EmptyReason } from './empty-state/drawings.tsx';
export { ErrorCodeLink, type RenderErrorCodeLink } from './error-details/error-code-link.ts';
export { ErrorDetails, type ErrorDetailsProps } from './error-details/ErrorDetails.tsx';
export { ErrorNotice, type ErrorNoticeProps } from './error-notice/ErrorNotice.tsx';
export { FatalErrorPage, type FatalErrorPageProps } from './fatal-error-page/FatalErrorPage.tsx';
export { FieldRow, type FieldRowProps } from './field-row/FieldRow.tsx';
export { Field, type FieldControl, type FieldProps } from './field/Field.tsx';
export type { FieldText } from './field/field-text.ts';
export { FileField, type FileFieldProps } from './file-field/FileField.tsx';
export type { FileFieldWords } from './file-field/file-field-words.ts';
export { type FileDemands, type FileRefusal, fileRefusal } from './file-field/file-refusal.ts';
export { FileDownload, type FileDownloadProps, type FileState } from './file-download/FileDownload.tsx';
export { type ControlSize, controlSizes } from './field/control-sizes.ts';
export { Form, type FormProps } from './form/Form.tsx';
export {
  FormErrorSummary,
  type FormError,
  type FormErrorSummaryProps,
} from './form-error-summary/FormErrorSummary.tsx';
export { focusField } from './form-error-summary/focus-field.ts';
export { FormSection, type FormSectionProps } from './form-section/FormSection.tsx';
export { FormSectionWhole, type FormSectionWholeProps } from './form-section/FormSectionWhole.tsx';
export { dateParts, dayOf, formatDate, type DatePart } from './format/date-formats.ts';
export { formatDuration } from './format/duration.ts';
export { formatList } from './format/list-format.ts';
export { formatBytes, formatMoney, formatNumber, formatPercent } from './format/number-formats.ts';
export { formatRelative, holdsFor } from './format/relative-time.ts';
export { keepFocus } from './focus-keeper/keep-focus.ts';
export { noteFocus } from './focus-keeper/note-focus.ts';
export { GateLayout, type GateLayoutProps } from './gate-layout/GateLayout.tsx';
export { Grid, type GridProps } from './grid/Grid.tsx';
export { Heading, type HeadingProps } from './heading/Heading.tsx';
export { HideBelow, type HideBelowProps } from './hide-below/HideBelow.tsx';
export { Icon, type IconProps, type IconShape } from './icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './icon-button/IconButton.tsx';
export { iconButtonSizes, type IconButtonSize } from './icon-button/icon-button-sizes.ts';
export * from './icons.ts';
export { Inline, type InlineProps } from './inline/Inline.tsx';
export { Kbd, type KbdProps } from './kbd/Kbd.tsx';
export { type LinkedProps, type LinkRenderProps, type LinkTarget, type RenderLink } from './link/Linked.tsx';
export { LoadingScreen, type LoadingScreenProps } from './loading-screen/LoadingScreen.tsx';
export { Logo, type LogoProps } from './logo/Logo.tsx';
export { MessagePage, type MessagePageProps } from './message-page/MessagePage.tsx';
export { Meter, type MeterProps } from './meter/Meter.tsx';
export { meterLevel, type MeterThreshold, type MeterThresholds, shareOf } from './meter/meter-level.ts';
export { Money, type MoneyProps } from './money/Money.tsx';
export { Mono, type MonoProps } from './mono/Mono.tsx';
export { NoticeList, type Notice, type NoticeListProps } from './notice-list/NoticeList.tsx';
export { noticeTones, type NoticeTone } from './notice-list/notice-tones.ts';
export { NumberedList, type NumberedListProps } from './numbered-list/NumberedList.tsx';
export { NumberField } from './number-field/NumberField.tsx';
export type { NumberFieldProps, StepperWords } from './number-field/number-field-props.ts';
export { movedTo } from './ordered-list/moved-to.ts';
export {
  type OrderedItem,
  type OrderedListProps,
  type OrderedListTools,
  type OrderedListWords,
} from './ordered-list/ordered-list-types.ts';
export { OrderedList } from './ordered-list/OrderedList.tsx';
export { NoBreak, type NoBreakProps } from './no-break/NoBreak.tsx';
export { NumberValue, type NumberValueProps } from './number-value/NumberValue.tsx';
export { Page, type PageProps } from './page/Page.tsx';
export { PageHeader, type PageHeaderProps } from './page-header/PageHeader.tsx';
export { pageHeaderTones, type PageHeaderTone } from './page-header/page-header-tones.ts';
export { PageProgress, type PageProgressProps } from './page-progress/PageProgress.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field/PasswordField.tsx';
export {
  type PasswordRule,
  PasswordRules,
  type PasswordRulesProps,
} from './password-strength/PasswordRules.tsx';
export type { PasswordRulesWords } from './password-strength/password-rules-words.ts';
export { PasswordStrength, type PasswordStrengthProps } from './password-strength/PasswordStrength.tsx';
export type { PasswordScore } from './password-strength/password-score.ts';
export { addPatterns, type PatternsAdded, splitPatterns } from './pattern-list-editor/pattern-list.ts';
export {
  type PatternListEditorProps,
  type PatternListWords,
} from './pattern-list-editor/pattern-list-types.ts';
export { PatternListEditor } from './pattern-list-editor/PatternListEditor.tsx';
export { PrintSheet, type PrintSheetProps } from './print-sheet/PrintSheet.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar/ProgressBar.tsx';
export { drawQrCode, type QrDrawing } from './qr-code/qr-drawing.ts';
export { QrCode, type QrCodeProps } from './qr-code/QrCode.tsx';
export { RadioCards, type RadioCardsProps } from './radio-cards/RadioCards.tsx';
export type { RadioCard } from './radio-cards/radio-card.ts';
export { RelativeTime, type RelativeTimeProps } from './relative-time/RelativeTime.tsx';
export { SaveBar, type SaveBarProps } from './save-bar/SaveBar.tsx';
export { saveFile } from './save-file/save-file.ts';
export { saveText } from './save-text/save-text.ts';
export { SearchField, type SearchFieldProps } from './search-field/SearchField.tsx';
export {
  SegmentedChoice,
  type SegmentedChoiceProps,
  type SegmentOption,
} from './segmented-choice/SegmentedChoice.tsx';
export { segmentedChoiceSizes, type SegmentedChoiceSize } from './segmented-choice/segmented-choice-sizes.ts';
export { ShareBar } from './share-bar/ShareBar.tsx';
export * from './share-bar/share-layout.ts';
export * from './share-bar/share-types.ts';
export { SecretOnce, type SecretOnceProps } from './secret-once/SecretOnce.tsx';
export type { SecretOnceWords } from './secret-once/secret-once-words.ts';
export { Sidebar, type SidebarCollapse, type SidebarGroup, type SidebarProps } from './sidebar/Sidebar.tsx';
export { type SidebarItem } from './sidebar/SidebarEntry.tsx';
export { SizeFilter, type SizeFilterProps } from './size-filter/SizeFilter.tsx';
export type { SizeFilterWords } from './size-filter/size-filter-words.ts';
export {
  type ByteRange,
  isEmptyRange,
  rangeInBytes,
  type SizeBound,
  sizeInBytes,
  type SizeRange,
  type SizeUnit,
  sizeUnits,
} from './size-filter/size-in-bytes.ts';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx';
export { skeletonShapes, type SkeletonShape } from './skeleton/skeleton-shapes.ts';
export { Sparkline } from './sparkline/Sparkline.tsx';
export * from './sparkline/sparkline-types.ts';
export { Spinner, type SpinnerProps } from './spinner/Spinner.tsx';
export { Split, type SplitProps } from './split/Split.tsx';
export { type SplitSide, splitSides } from './split/split-sides.ts';
export { SplitButton, type SplitButtonProps } from './split-button/SplitButton.tsx';
export { Stack, type StackProps } from './stack/Stack.tsx';
export {
  StatTile,
  type StatTileAge,
  type StatTileFailure,
  type StatTileMeter,
  type StatTileProps,
} from './stat-tile/StatTile.tsx';
export {
  Status,
  statusSignTones,
  type StatusSignTone,
  type StatusProps,
  type StatusSign,
} from './status/Status.tsx';
export { StatusDot, type StatusDotProps } from './status-dot/StatusDot.tsx';
export { statusTones, type StatusTone } from './status-dot/status-tones.ts';
export { Switch, type SwitchProps } from './switch/Switch.tsx';
export { Steps, type StepsProps } from './steps/Steps.tsx';
export { stepStates, type Step, type StepState, type StepsWords } from './steps/steps-types.ts';
export {
  type TableColumn,
  type TableNarrowLayout,
  tableNarrowLayouts,
  type TableProps,
} from './table/table-types.ts';
export { Table } from './table/Table.tsx';
export { TabLinks, type TabLink, type TabLinksProps } from './tab-links/TabLinks.tsx';
export { Text, textTones, type TextProps, type TextTone } from './text/Text.tsx';
export { TextButton, type TextButtonProps } from './text-button/TextButton.tsx';
export { TextField, type InputFieldProps, type TextFieldProps } from './text-field/TextField.tsx';
export { TextLink, type TextLinkProps } from './text-link/TextLink.tsx';
export { Textarea, type TextareaProps } from './textarea/Textarea.tsx';
export { Timeline, type TimelineProps } from './timeline/Timeline.tsx';
export {
  timelineTones,
  type TimelineEvent,
  type TimelineTone,
  type TimelineWords,
} from './timeline/timeline-types.ts';
export { type EventDay, eventsByDay } from './timeline/events-by-day.ts';
export { TopBar, type TopBarProps } from './top-bar/TopBar.tsx';
export { createRowPages, type KnownRows, type RowPages, type RowSource } from './virtual-list/row-pages.ts';
export {
  anchorAt,
  highestRange,
  rangeHeight,
  type RowAnchor,
  type RowRange,
  type RowWindow,
  scrollTopAt,
  scrollTopOf,
  scrollTopToSee,
  topOfRows,
  windowAt,
} from './virtual-list/scaled-range.ts';
export { type PagedRows, usePagedRows } from './virtual-list/use-paged-rows.ts';
export {
  type VirtualColumn,
  type VirtualListProps,
  type VirtualListWords,
} from './virtual-list/virtual-list-types.ts';
export { VirtualList } from './virtual-list/VirtualList.tsx';
export { type UiWords, type UiWordsGetters, type UnchangingWords } from './ui-words/ui-words.ts';
export { UiWordsProvider, type UiWordsProviderProps } from './ui-words/UiWordsProvider.tsx';
export type { PasswordFieldWords } from './password-field/password-field-words.ts';
export type { SearchFieldWords } from './search-field/search-field-words.ts';
export type { FileDownloadWords } from './file-download/file-download-words.ts';
export type { ErrorTrace, ErrorTraceWords } from './error-details/error-trace.ts';
export { watchSize } from './virtual-list/watch-size.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/VisuallyHidden.tsx';
export type { AccountPerson } from './account-menu/AccountHead.tsx';
export { AccountMenu, type AccountMenuProps } from './account-menu/AccountMenu.tsx';
export type { AccountMenuWords } from './account-menu/account-menu-words.ts';
export {
  type Appearance,
  type AppearanceWords,
  type LanguageChoice,
  type ThemeChoice,
  themeChoices,
} from './appearance-menu/appearance-levels.ts';
export { CsvProgress } from './csv-progress/CsvProgress.tsx';
export type {
  CsvProgressParts,
  CsvProgressProps,
  CsvProgressWords,
} from './csv-progress/csv-progress-types.ts';
export { MultiPicker } from './multi-picker/MultiPicker.tsx';
export {
  type MultiPickerProps,
  type PasteResult,
  type PickerWords,
  type PickOption,
} from './multi-picker/pick-types.ts';
export { ResultSheet, type ResultSheetProps } from './result-sheet/ResultSheet.tsx';
export {
  type ResultOutcome,
  resultOutcomes,
  type ResultRow,
  type ResultRows,
  type ResultWords,
} from './result-sheet/result-words.ts';
export {
  SettingsMenu,
  type SettingsMenuProps,
  type SettingsMenuWords,
} from './settings-menu/SettingsMenu.tsx';
export * from './time-series-chart/time-series-types.ts';
export { type DateTicks, dateTicks, type TickWords, tickWords } from './time-series-chart/date-ticks.ts';
export { fillSteps } from './time-series-chart/fill-steps.ts';
export { type PlotGeometry, plotGeometry } from './time-series-chart/plot-geometry.ts';
export { type PlotInput } from './time-series-chart/plot-scales.ts';
export { type Place, thinOut } from './time-series-chart/thin-out.ts';
export { placeTip, type TipScene, type TipTarget } from './time-series-chart/tip-place.ts';
export { TimeSeriesChart } from './time-series-chart/TimeSeriesChart.tsx';
export { Dialog } from './dialog/Dialog.tsx';
export { useOpening } from './dialog/use-opening.ts';
export {
  type DialogElementProps,
  type DialogFrameParts,
  type DialogParts,
  type DialogProps,
  type DialogSize,
  dialogSizes,
  type DialogWords,
} from './dialog/dialog-types.ts';
export { type MenuContent, type MenuItem, type MenuSection } from './menu/menu-content.ts';
export { MenuButton, type MenuButtonProps } from './menu/MenuButton.tsx';
export { columnBounds, withWidth } from './paged-list/column-choice.ts';
export { sizeRangeOf, sizesOfFilter, sizeValues } from './paged-list/filter-values.ts';
export {
  type ListCardPlace,
  listCardPlaces,
  type ListColumn,
  type ListColumnChoice,
  listDensities,
  type ListDensity,
  type ListFilter,
  type ListFilterKind,
  listFilterKinds,
  type ListFilterOption,
  type ListNamedView,
  listPageSizes,
  type ListSort,
  type ListStatus,
  type ListViewContent,
} from './paged-list/list-types.ts';
export {
  type ListSpanText,
  type ListSpanWords,
  type ListViewWords,
  type ListWords,
} from './paged-list/list-words.ts';
export { ListLead, type ListLeadProps } from './paged-list/ListLead.tsx';
export {
  type ListDetails,
  type ListSearchState,
  type ListViews,
  type PagedListProps,
} from './paged-list/paged-list-props.ts';
export { isAltered } from './paged-list/named-views.ts';
export { PagedList } from './paged-list/PagedList.tsx';
export { Quiet, type QuietProps } from './paged-list/Quiet.tsx';
export {
  allMatching,
  isSelected,
  type ListSelection,
  noSelection,
  selectedCount,
  selectionOfPage,
  withPage,
} from './paged-list/selection.ts';
export { columnWidths, visibleColumns } from './paged-list/visible-columns.ts';
export { createToastQueue } from './toast/toast-queue.ts';
export {
  type Toast,
  type ToastManner,
  type ToastMessage,
  type ToastPosition,
  toastPositions,
  type ToastQueue,
  type ToastQueueState,
  type ToastTone,
  toastTones,
} from './toast/toast-types.ts';
export { ToastHistory, type ToastHistoryProps } from './toast/ToastHistory.tsx';
export { ToastRegion, type ToastRegionProps } from './toast/ToastRegion.tsx';
export { type ToastHistoryWords, type ToastRegionWords, type ToastWords } from './toast/toast-words.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/ConfirmDialog.tsx';
export type { ConfirmDialogWords } from './confirm-dialog/confirm-dialog-words.ts';
export { type NameToType, type TypedNameWords } from './confirm-dialog/TypedName.tsx';
export { DirtyGuardDialog, type DirtyGuardDialogProps } from './dirty-guard-dialog/DirtyGuardDialog.tsx';
export type { DirtyGuardDialogWords } from './dirty-guard-dialog/dirty-guard-dialog-words.ts';
export { Drawer } from './drawer/Drawer.tsx';
export { type DrawerParts, type DrawerProps, type DrawerSide, drawerSides } from './drawer/drawer-types.ts';
export { LazyPart, type LazyPartProps } from './lazy-part/LazyPart.ts';
export { type LazyLoader, lazyPart } from './lazy-part/lazy-part.ts';
export { usePart } from './lazy-part/use-part.ts';
export { whenPartFails } from './lazy-part/part-failures.ts';
export { arePartsUnderWay, watchPartsUnderWay } from './lazy-part/parts-under-way.ts';
export { preloadOverlays } from './lazy-part/preload-overlays.ts';
export type { PanelPlacement } from './popover/panel-placement.ts';
export { Popover, type PopoverProps } from './popover/Popover.tsx';
export { Select } from './select/Select.tsx';
export type { SelectOption, SelectProps } from './select/select-props.ts';
export { Tooltip, type TooltipProps } from './tooltip/Tooltip.tsx';
