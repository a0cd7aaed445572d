/** What an import will find and how it ends: known to the service's end of the demo only. */
export interface ImportPlan {
  waitMs: number;
  discoverMs: number;
  /** For all of it, also where it fails on the way. */
  importMs: number;
  discovered: number;
  filtered: number;
  duplicated: number;
  failed: number;
  bytesPerMail: number;
  /** Where it fails: at once, or when so many mails are done. */
  failsAfter: number | undefined;
  errorMessage: string;
}
