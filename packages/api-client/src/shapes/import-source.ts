import * as v from 'valibot';
import { openEnum } from '../open-enum.ts';
import { optionalFigure, optionalFlag, optionalText } from '../reading.ts';
import { IMPORT_TASK_STATES } from './import-task.ts';

/**
 * The kinds of import source (specification, section 4). Those the specification blanks out are guesses (D3), so a
 * type that {@link listImportSourceTypes} serves besides is as good as one of these.
 */
export const IMPORT_SOURCE_TYPES = [
  'Microsoft365UserMailbox',
  'Microsoft365LinkedMailbox',
  'Microsoft365SharedMailbox',
  'Microsoft365RoomMailbox',
  'Microsoft365EquipmentMailbox',
  'Microsoft365PublicFolder',
  'ExchangeUserMailbox',
  'ExchangeLinkedMailbox',
  'ExchangeSharedMailbox',
  'ExchangeRoomMailbox',
  'ExchangeEquipmentMailbox',
  'ExchangePublicFolder',
  'UmaArchive',
] as const;

/** Where mail can be imported from (specification, section 3). */
export const importSource = v.object({
  id: v.string(),
  importSourceType: openEnum(IMPORT_SOURCE_TYPES),
  /** Its mailbox was deleted: nothing can be imported from it any more. */
  orphaned: optionalFlag,
  /** It imports by itself: it can be neither started nor canceled by hand. */
  autoStart: optionalFlag,
  displayName: optionalText,
  primaryAddress: optionalText,
});

/** Where mail can be imported from. */
export type ImportSource = v.InferOutput<typeof importSource>;

/** How the latest import of a source stands (specification, section 3). */
export const importSourceStatus = v.object({
  importSourceId: v.string(),
  primaryAddress: optionalText,
  displayName: optionalText,
  importSourceType: openEnum(IMPORT_SOURCE_TYPES),
  /** `None` where nothing was imported yet. */
  importSourceTaskState: openEnum(IMPORT_TASK_STATES),
  /** Mails found; 0 or `null` is not known yet (D39). */
  total: optionalFigure,
  /** Mails dealt with so far, whatever became of them. */
  done: optionalFigure,
  errorMessage: optionalText,
});

/** How the latest import of a source stands. */
export type ImportSourceStatus = v.InferOutput<typeof importSourceStatus>;
