import * as api from '@archive-console/api-client';
import {
  type AnyOperation,
  type ApiError,
  createApiClient,
  login,
  type Navigation,
  type ServedFile,
} from '@archive-console/api-client';
import { createWorld, on, operations } from '@archive-console/mocks';
import { fetchFrom } from '@archive-console/mocks/node';
import { unknown } from 'valibot';
import { goodInputFor } from './good-input.ts';
import { journey } from './journeys.ts';
import { provocations } from './provocations.ts';
import { clientOf, firstPage, refusalOf, stage, anonymousClient } from './stage.ts';
import { stageFor } from './stage-for.ts';
import { withoutSecrets } from './without-secrets.ts';

/** A refusal as it travels; a navigation has none and leads on to a page instead. */
interface Refused {
  title: string;
  status?: number | undefined;
  detail?: string | undefined;
  traceId?: string | undefined;
  leadsTo?: string;
}

/** One operation as it was really called in the demo service. */
interface Example {
  input?: unknown;
  answer?: unknown;
  /** The headers of an answer that is a file. */
  file?: object;
  /** Where a navigation led to. */
  leadsTo?: string;
  refusals: Refused[];
}

/** What is recorded for the published document. */
export interface Examples {
  operations: Readonly<Record<string, Example>>;
  /** The refusals nearly every operation shares. */
  everyday: readonly Refused[];
}

const pathOf = ({ pathname, search }: URL) => `${pathname}${search}`;

const isNavigation = (operation: AnyOperation): operation is Navigation => operation.navigation === true;

const problemOf = ({ code: title, status, detail, traceId }: ApiError): Refused => ({
  title,
  status,
  detail,
  traceId,
});

/** What travels, and not what the client reads from it: a check that accepts everything changes nothing. */
const unchecked = (operation: AnyOperation): AnyOperation =>
  operation.answers === undefined || operation.answers.file !== undefined
    ? operation
    : { ...operation, answers: unknown() };

/** What Microsoft's pages hand on is valid once. */
const ONCE = new Set(['state', 'code']);

/** Calls an operation well. */
async function called(operation: AnyOperation): Promise<Omit<Example, 'refusals'>> {
  if (isNavigation(operation)) {
    const { input, landed } = await journey(operation);
    const shown = Object.entries(input).map(([name, value]) => [name, ONCE.has(name) ? `<${name}>` : value]);
    return { input: Object.fromEntries(shown), leadsTo: pathOf(landed) };
  }
  const { world, client, input } = await stageFor(operation);
  const given = operation.takes === undefined ? undefined : { ...goodInputFor(operation), ...input };
  const answer: unknown = await client.call(unchecked(operation), given);
  if (world.unanswered.length > 0) throw new Error(`No rule answers ${world.unanswered.join(', ')}.`);
  if (operation.answers?.file === undefined) return { input: given, answer };
  const { contentType, contentDisposition } = answer as ServedFile;
  return { input: given, file: { contentType, contentDisposition } };
}

/** Calls an operation in every way it declares to refuse. */
async function refused(operation: AnyOperation): Promise<Refused[]> {
  const found: Refused[] = [];
  for (const [title, provoke] of Object.entries(provocations.get(operation) ?? {})) {
    const provoked = provoke(await stage());
    found.push(
      isNavigation(operation)
        ? { title, leadsTo: pathOf((await provoked) as URL) }
        : problemOf(await refusalOf(provoked)),
    );
  }
  return found;
}

/** Calls an operation of the contract, well and badly, and answers what came of it; secrets are replaced. */
export async function takeExample(operation: AnyOperation): Promise<Example> {
  return withoutSecrets({ ...(await called(operation)), refusals: await refused(operation) });
}

/** Is refused in the ways that nearly every operation shares. */
export async function takeEveryday(): Promise<Refused[]> {
  const world = createWorld();
  const failing = fetchFrom(world, {}, [on(login).fails('Default.UnexpectedError')]);
  const unknownUser = { email: 'nobody@demo.example', password: '', rememberMe: false };
  const calls = [
    (await clientOf(world, 'user@demo.example')).call(api.getTenant),
    anonymousClient(world).call(api.getTenant),
    createApiClient({ fetch: failing, retryDelaysMs: [] }).call(login, unknownUser),
    (await clientOf(world)).call(api.listUsers, { ...firstPage, page: 0 }),
  ];
  return withoutSecrets(await Promise.all(calls.map(async (call) => problemOf(await refusalOf(call)))));
}

/** All of it, in the order of the names. */
export async function takeExamples(): Promise<Examples> {
  const taken: Record<string, Example> = {};
  for (const operation of operations.toSorted((one, other) => one.name.localeCompare(other.name, 'en')))
    taken[operation.name] = await takeExample(operation);
  return { operations: taken, everyday: await takeEveryday() };
}
