import * as contract from '../src/index.ts';
import { describe, parametersOf } from './describe.ts';
import { examples } from './examples.ts';
import { everydayRefusals } from './refusals.ts';
import { namedSchemas, schemaOf } from './schemas.ts';

const DESCRIPTION = `The contract between the console and the archiving service, written from the operations the console calls.

\`x-assumed\` marks what the specification does not show: the part of the operation and the row that decides it. \
Every status of an error, and which operation answers which code, is assumed. \`x-effect\` distinguishes reads, which \
are retried, from writes, which never are. \`x-extensible-enum\` lists the values known so far.`;

/** The OpenAPI 3.1 document of the whole contract: the same operations give the same text. */
export function openApiDocument(): object {
  const operations = Object.values(contract)
    .filter((value) => contract.isOperation(value))
    .toSorted((one, other) => one.path.localeCompare(other.path, 'en'));
  const nouns = [...new Set(operations.map(({ noun }) => noun))].toSorted();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Archive Console: service',
      version: '2',
      description: DESCRIPTION,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/v2', description: "Below the service's own origin." }],
    tags: nouns.map((noun) => ({ name: noun, description: `Calls below /${noun}.` })),
    paths: Object.fromEntries(
      operations.map((operation) => [
        operation.path,
        {
          [operation.method.toLowerCase()]: describe(operation),
          ...parametersOf(operation, 'path', examples.operations[operation.name]),
        },
      ]),
    ),
    'x-hub': {
      description: 'What the real-time hub at `/hub` reports: event → payload. All of it is assumed (D60).',
      events: Object.fromEntries(
        contract.HUB_EVENT_NAMES.map((name) => [name, schemaOf(contract.HUB_EVENTS[name])]),
      ),
    },
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token that signing in answers; where there is none, the session cookie alone (D19).',
        },
        signInBegun: {
          type: 'apiKey',
          in: 'cookie',
          name: 'archive_sign_in',
          description:
            'Set by a `login` refused with `Authentication.TwoFactorAuthenticationRequired`: the second step is of that sign-in. Its name is assumed.',
        },
      },
      schemas: { ...namedSchemas(), Problem: PROBLEM },
      responses: {
        ...everydayRefusals(),
        OtherRefusal: {
          description: 'Refused on the way (a limit, a proxy): a problem, or no readable answer at all.',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  };
}

const PROBLEM = {
  type: 'object',
  description: 'Why a call was refused.',
  properties: {
    title: { type: 'string', description: 'The code.' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: { type: 'string' },
    traceId: { type: 'string', description: 'What the operators of the service need to find this call.' },
  },
};
