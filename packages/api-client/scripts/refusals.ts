import { type Example, examples, type Refused } from './examples.ts';
import { type AnyOperation, errorsOf, type ServiceErrorCode, statusOf } from '../src/index.ts';

const REASONS = {
  400: 'The input is refused.',
  401: 'No user is signed in, or the proof is wrong.',
  403: 'The person lacks the right.',
  404: 'There is no such thing.',
  409: 'A rule or the present state stands against it.',
  500: 'The service failed.',
} as const;

const EVERYDAY = [
  'Default.Forbidden',
  'Default.Unauthorized',
  'Default.UnexpectedError',
  'Default.ValidationError',
] as const satisfies ServiceErrorCode[];

/** The refusals of one operation, by status. */
export function refusalsOf(operation: AnyOperation, example: Example | undefined): object {
  const byStatus = Object.groupBy(errorsOf(operation), statusOf);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => {
      const everyday = EVERYDAY.find((code) => codes.every((other) => other === code));
      return [
        status,
        everyday === undefined
          ? refusalOf(codes, example?.refusals)
          : { $ref: `#/components/responses/${nameOf(everyday)}` },
      ];
    }),
  );
}

/** The refusals that nearly every operation shares, by name. */
export function everydayRefusals(): object {
  return Object.fromEntries(EVERYDAY.map((code) => [nameOf(code), refusalOf([code], examples.everyday)]));
}

function nameOf(code: string): string {
  return code.replace('Default.', '');
}

function refusalOf(codes: readonly ServiceErrorCode[], recorded: readonly Refused[] = []): object {
  const [first = 'Default.UnexpectedError'] = codes;
  const title = { properties: { title: { enum: codes } } };
  const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, title] };
  const given = codes.flatMap((code) => recorded.filter((problem) => problem.title === code));
  return {
    description: `${REASONS[statusOf(first)]} Codes: ${codes.join(', ')}.`,
    content: { 'application/problem+json': { schema, ...examplesOf(given) } },
    'x-assumed': { status: 'packages/api-client/src/error-status.ts' },
  };
}

/** Each by its code; nothing where nothing was recorded. */
function examplesOf(given: readonly Refused[]): object {
  if (given.length === 0) return {};
  return { examples: Object.fromEntries(given.map((problem) => [problem.title, { value: problem }])) };
}
