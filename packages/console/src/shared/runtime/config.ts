import * as v from 'valibot';
import { type LogLevel, logLevels } from './logger.ts';

/** What a host may set in `/config.json`, read before start (D1). Empty addresses mean the page's own origin. */
export interface ConsoleConfig {
  /** Origin of the service. */
  apiBaseUrl: string;
  /** Address of the hub; empty means `/hub` on the service's origin (D61). */
  hubUrl: string;
  logLevel: LogLevel;
  /** Address of the documentation, or its path on the page's own origin; empty means that there is none, and nothing leads to it. */
  documentationUrl: string;
  /** Pauses before a read is tried again, in milliseconds. */
  retryDelaysMs: number[];
}

const addressThat = (isFine: (value: string) => boolean) =>
  v.pipe(v.string(), v.check(isFine, 'must be empty or a complete http or https address'));

const isAddress = (value: string): boolean =>
  value === '' || ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '');

const address = v.pipe(
  addressThat(isAddress),
  v.transform((value) => value.replace(/\/+$/, '')),
);

const schema = v.object({
  apiBaseUrl: v.optional(address, ''),
  hubUrl: v.optional(address, ''),
  logLevel: v.optional(v.picklist(logLevels), 'warn'),
  documentationUrl: v.optional(
    addressThat((value) => isAddress(value) || /^\/[^/\\]/.test(value)),
    '',
  ),
  retryDelaysMs: v.optional(v.array(v.number()), [500, 1500]),
});

/** Checks a configuration and fills what it leaves out. Throws a sentence that names the field. */
export function readConfig(given: unknown): ConsoleConfig {
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(
    `config.json cannot be used: '${v.getDotPath(issue) ?? 'config'}' ${issue.message}. Correct the file.`,
  );
}
