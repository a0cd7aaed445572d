import type { CloudConnectorStatus } from '@archive-console/api-client';
import { DAY } from '../clock.ts';
import { STANDARD, type TenantKind } from '../tenants/kinds.ts';

/** Only the largest tenant has a connector in its own network. */
export function connectorFrom({ key }: TenantKind, now: Date): CloudConnectorStatus {
  if (key !== STANDARD) return { isConnected: false, connectedAt: null };
  return { isConnected: true, connectedAt: new Date(now.getTime() - 9 * DAY).toISOString() };
}
