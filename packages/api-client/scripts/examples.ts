import { readFileSync } from 'node:fs';

/** A refusal as it traveled; for a navigation, where it led instead. */
export interface Refused {
  title: string;
  status?: number;
  detail?: string;
  traceId?: string;
  leadsTo?: string;
}

/** One operation as it was really called in the demo service. */
export interface Example {
  input?: Readonly<Record<string, unknown>>;
  answer?: unknown;
  /** The headers of an answer that is a file. */
  file?: { contentType: string; contentDisposition: string | null };
  /** Where a navigation led to. */
  leadsTo?: string;
  refusals: readonly Refused[];
}

interface Examples {
  operations: Readonly<Record<string, Example>>;
  /** The refusals nearly every operation shares. */
  everyday: readonly Refused[];
}

/** What was recorded: `npm run openapi` takes it anew before it writes the document. */
export const examples = JSON.parse(
  readFileSync(new URL('../examples.json', import.meta.url), 'utf8'),
) as Examples;
