import {
  CLIENT_ERROR_CODES,
  errorsOf,
  isOperation,
  SERVICE_ERROR_CODES,
  statusOf,
} from '@archive-console/api-client';
import * as contract from '@archive-console/api-client';
import { loadWordsFile } from '@archive-console/console';
import { howToProvoke } from './how-to-provoke.ts';
import { neverAnswered } from './never-answered.ts';

/** What an error is called in one language. */
export interface Words {
  title: string;
  text: string;
}

/** Everything there is to say of one code. */
export interface ErrorFacts {
  code: string;
  /** None for what only the client says. */
  status?: number;
  english: Words;
  german: Words;
  answeredBy: readonly string[];
  /** How to provoke it, or why nothing answers it. */
  note: string;
}

type WordsFile = Readonly<Record<string, Readonly<Record<string, Words>>>>;

const operations = Object.values(contract).filter((value) => isOperation(value));
/** Codes that every operation of a kind answers. */
const SHARED: Readonly<Record<string, string>> = {
  'Default.UnexpectedError': 'every operation',
  'Default.ValidationError': 'every operation that takes something',
  'Default.Unauthorized': 'every operation that needs a session',
  'Default.Forbidden': 'every operation that needs a session',
};
const CLIENT_NOTES: Readonly<Record<(typeof CLIENT_ERROR_CODES)[number], string>> = {
  'Frontend.FetchError': 'Cut the network, or let an answer have another shape.',
  'Client.MissingParameter': 'Call an operation without a parameter that it needs: nothing is sent.',
  'Client.Timeout': 'Let the service keep silent for 100 seconds.',
  'Client.Abort': 'Give a call up while it is under way.',
};

/** As the console words it; what is put in at the time is left open. */
function wordsIn(groups: WordsFile, code: string): Words {
  const [group = '', name = ''] = code.split('.');
  const { title = '', text = '' } = groups[group]?.[name] ?? {};
  return { title, text: text.replace('{{detail}}', '…') };
}

function answeredBy(code: string): readonly string[] {
  const shared = SHARED[code];
  if (shared !== undefined) return [shared];
  return operations.flatMap((operation) =>
    errorsOf(operation).some((known) => known === code) ? [operation.name] : [],
  );
}

/** All codes with their words, those of the service and those of the client. */
export async function errorFacts(): Promise<{
  service: ErrorFacts[];
  never: ErrorFacts[];
  client: ErrorFacts[];
}> {
  const [english, german] = (await Promise.all([
    loadWordsFile('en-US', 'errors'),
    loadWordsFile('de', 'errors'),
  ])) as unknown as [WordsFile, WordsFile];
  const wordsOf = (code: string) => ({ english: wordsIn(english, code), german: wordsIn(german, code) });
  const service = SERVICE_ERROR_CODES.map((code) => ({
    code,
    status: statusOf(code),
    ...wordsOf(code),
    answeredBy: answeredBy(code),
    note: { ...howToProvoke, ...neverAnswered }[code],
  }));
  return {
    service: service.filter(({ answeredBy: names }) => names.length > 0),
    never: service.filter(({ answeredBy: names }) => names.length === 0),
    client: CLIENT_ERROR_CODES.map((code) => ({
      code,
      ...wordsOf(code),
      answeredBy: [],
      note: CLIENT_NOTES[code],
    })),
  };
}
