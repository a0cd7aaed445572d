import type { AnyOperation } from '@archive-console/api-client';
import { getDotPath, safeParse } from 'valibot';
import { refuse, refuseField } from '../refusal.ts';
import type { PathValues } from './route.ts';

/** Texts from the address, read as what the operation expects there. */
function fromText(text: string, operation: AnyOperation, name: string): unknown {
  const schema: { type: string; wrapped?: { type: string } } | undefined = operation.takes?.entries[name];
  const type = schema?.wrapped?.type ?? schema?.type;
  if (type === 'number') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}

async function bodyOf(request: Request): Promise<object> {
  const text = await request.text();
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  } catch {
    // Said below, for whatever is not an object.
  }
  return refuse('Default.ValidationError', 'The body is not a JSON object.');
}

/** What a text of any field may have, in characters. */
const MOST_CHARACTERS = 4000;

function refuseLongTexts(given: object): void {
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string' && value.length > MOST_CHARACTERS)
      refuseField(name, `It has at most ${MOST_CHARACTERS} characters.`);
    if (typeof value === 'object' && value !== null) refuseLongTexts(value);
  }
}

/** Everything a request sends, from path, query and body; refuses what the operation does not take. */
export async function inputOf(operation: AnyOperation, request: Request, path: PathValues): Promise<unknown> {
  if (operation.takes === undefined) return undefined;
  const body = operation.method === 'POST' ? await bodyOf(request) : {};
  refuseLongTexts(body);
  const search = new URL(request.url).searchParams;
  const query = (operation.query ?? []).flatMap((name) => {
    const text = search.get(name);
    return text === null ? [] : [[name, fromText(text, operation, name)] as const];
  });
  const result = safeParse(operation.takes, { ...body, ...Object.fromEntries(query), ...path });
  if (result.success) return result.output;
  const [issue] = result.issues;
  return refuseField(getDotPath(issue) ?? 'The request', issue.message);
}
