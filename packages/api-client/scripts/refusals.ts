import { type AnyOperation, errorsOf, type ServiceErrorCode, statusOf } from '../src/index.ts';

const REASONS = {
  400: 'The input is refused.',
  401: 'Nobody is signed in, or the proof is wrong.',
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
export function refusalsOf(operation: AnyOperation): object {
  const byStatus = Object.groupBy(errorsOf(operation), statusOf);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => {
      const everyday = EVERYDAY.find((code) => codes.every((other) => other === code));
      return [
        status,
        everyday === undefined ? refusalOf(codes) : { $ref: `#/components/responses/${nameOf(everyday)}` },
      ];
    }),
  );
}

/** The refusals that nearly every operation shares, by name. */
export function everydayRefusals(): object {
  return Object.fromEntries(EVERYDAY.map((code) => [nameOf(code), refusalOf([code])]));
}

function nameOf(code: string): string {
  return code.replace('Default.', '');
}

function refusalOf(codes: readonly ServiceErrorCode[]): object {
  const [first = 'Default.UnexpectedError'] = codes;
  const title = { properties: { title: { enum: codes } } };
  return {
    description: `${REASONS[statusOf(first)]} Codes: ${codes.join(', ')}.`,
    content: {
      'application/problem+json': { schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, title] } },
    },
    'x-assumed': { status: 'packages/api-client/src/error-status.ts' },
  };
}
