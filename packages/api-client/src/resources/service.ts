import * as v from 'valibot';
import { operation } from '../operation.ts';
import { objectWith, optionalText } from '../reading.ts';

const serverFields = {
  name: optionalText,
  version: optionalText,
  gitCommitDate: optionalText,
  gitCommitId: optionalText,
  uiGitCommitDate: optionalText,
  uiGitCommitId: optionalText,
  /** ISO 8601. */
  startTime: optionalText,
  /** As the service words it. */
  uptime: optionalText,
  hostName: optionalText,
};

/** Which build of the service answers, and since when. Wire names of the commit fields are a guess. */
export const serverInfo = v.object(serverFields);

/** Which build of the service answers, and since when. */
export type ServerInfo = v.InferOutput<typeof serverInfo>;

/** What the service is configured with, beside its build (specification, section 3: app config). */
export const environment = objectWith(serverFields, {
  appBaseDomain: optionalText,
  archiveSmtpDomain: optionalText,
});

/** What the service is configured with, beside its build. */
export type Environment = v.InferOutput<typeof environment>;

/** What the service is configured with; needs a session (D68). */
export const getEnvironment = operation({
  name: 'getEnvironment',
  noun: 'service',
  summary: 'Reads the configuration of the service.',
  method: 'GET',
  path: '/service/get-environment',
  access: 'bearer',
  effect: 'read',
  answers: environment,
  errors: [],
  assumed: { access: 'D68', answers: 'O086' },
});

/** Whether the service runs, and which build of it. */
export const getServiceStatus = operation({
  name: 'getServiceStatus',
  noun: 'service',
  summary: 'Reads the state of the service.',
  method: 'GET',
  path: '/service/get-status',
  access: 'open',
  effect: 'read',
  answers: serverInfo,
  errors: [],
  assumed: { answers: 'O087' },
});
