import type { AnyOperation } from '@archive-console/api-client';
import { getDotPath, safeParse } from 'valibot';

/** The path of the first field of `given` that `read` does not hold; a rule must not send what the contract does not hold. */
function extraField(given: unknown, read: unknown, path: string): string | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  for (const [name, value] of Object.entries(given)) {
    const here = path === '' ? name : `${path}.${name}`;
    const counterpart: unknown =
      typeof read === 'object' && read !== null ? Reflect.get(read, name) : undefined;
    if (counterpart === undefined) return here;
    const deeper = extraField(value, counterpart, here);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

/** The answer of an operation as it goes over the wire. Throws where it is not what the contract says. */
export function checkedAnswer(operation: AnyOperation, answer: unknown): unknown {
  if (operation.answers === undefined) {
    if (answer === undefined) return undefined;
    throw new Error(`${operation.name} answers nothing, yet its rule answered something: return nothing.`);
  }
  const wire: unknown =
    operation.answers.file === undefined ? JSON.parse(JSON.stringify(answer ?? null)) : answer;
  const result = safeParse(operation.answers, wire);
  if (!result.success) {
    const [issue] = result.issues;
    const where = getDotPath(issue) ?? '(answer)';
    throw new Error(
      `${operation.name} answered outside its contract at '${where}': ${issue.message}. Mend the rule, or the operation.`,
    );
  }
  const extra = extraField(wire, result.output, '');
  if (extra === undefined) return wire;
  throw new Error(
    `${operation.name} answered '${extra}', which its contract does not know. Leave it out, or add it there.`,
  );
}
