import * as v from 'valibot';
import { operation } from '../operation.ts';

/** Whether the connector in the customer's network reaches the service (specification, section 3). */
export const cloudConnectorStatus = v.object({
  isConnected: v.boolean(),
  /** Since when, or when it was last; ISO 8601, `null` where the service does not say. */
  connectedAt: v.nullish(v.string(), null),
});

/** Whether the connector in the customer's network reaches the service. */
export type CloudConnectorStatus = v.InferOutput<typeof cloudConnectorStatus>;

/** Whether the connector is connected. */
export const getCloudConnectorStatus = operation({
  name: 'getCloudConnectorStatus',
  noun: 'cloud-connector',
  summary: 'Reads the state of the connector.',
  method: 'GET',
  path: '/cloud-connector/get-cloud-connector-status',
  access: 'bearer',
  effect: 'read',
  answers: cloudConnectorStatus,
  errors: [],
  assumed: { answers: 'O032' },
});
