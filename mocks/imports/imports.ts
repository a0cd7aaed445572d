import type {
  BackgroundJob,
  IMPORT_TASK_STATES,
  ImportTask,
  PublicFolder,
} from '@archive-console/api-client';
import { createTable, type Table } from '../lists/table.ts';
import type { ImportPlan } from './import-plan.ts';

export type ImportState = (typeof IMPORT_TASK_STATES)[number];

/** Where mail is imported from, and how the latest import of it stands. */
export interface HeldSource {
  id: string;
  /** The mailbox it follows; `null` once that is deleted. */
  mailboxId: string | null;
  importSourceType: string;
  autoStart: boolean;
  displayName: string;
  primaryAddress: string;
  importSourceTaskState: ImportState;
  total: number;
  done: number;
  errorMessage: string;
  /** How many mails its mailbox holds. */
  size: number;
  /** How many of its mails are in the archive already. */
  archived: number;
  /** Whether the server knows its mailbox. */
  isOnServer: boolean;
}

/** One import of one source. */
export interface HeldTask extends ImportTask {
  state: ImportState;
  importSourceId: string;
  /** ISO 8601. */
  scheduledAt: string;
}

/** An import that has not ended yet. */
export interface ImportRun {
  readonly sourceId: string;
  readonly taskId: string;
  readonly plan: ImportPlan;
  readonly job: BackgroundJob;
  /** How many of its mails the usage of the tenant has counted. */
  counted: number;
}

export interface Imports {
  readonly importSources: Table<HeldSource>;
  readonly importTasks: Table<HeldTask>;
  /** By the id of the source. */
  readonly importRuns: Map<string, ImportRun>;
  /** What the mail server has, by the addresses of its own. */
  readonly publicFolders: Table<PublicFolder>;
}

export function createImports(): Imports {
  return {
    importSources: createTable({
      columns: [
        'displayName',
        'primaryAddress',
        'importSourceType',
        'importSourceTaskState',
        'total',
        'done',
        'errorMessage',
      ],
      searched: ['displayName', 'primaryAddress', 'errorMessage'],
    }),
    importTasks: createTable({
      columns: [
        'scheduledAt',
        'state',
        'executionCompletionDate',
        'discoveredMails',
        'importedMails',
        'filteredMails',
        'duplicatedMails',
        'failedMails',
        'errorMessage',
      ],
      searched: ['state', 'errorMessage'],
    }),
    importRuns: new Map(),
    publicFolders: createTable({
      columns: ['displayName', 'primaryAddress'],
      searched: ['displayName', 'primaryAddress'],
    }),
  };
}
