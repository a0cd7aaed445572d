import type { ServiceErrorCode } from '@archive-console/api-client';
import type { World } from '../world.ts';
import type { HeldSource } from './imports.ts';
import { availableTypes } from './source-type.ts';
import { faultOfFile } from './uma-file.ts';

/** What the connector reads on a server of the tenant's own, and what it cannot. */
function obstacleAtConnector({ cloudConnector }: World, type: string): ServiceErrorCode | undefined {
  if (!type.startsWith('Exchange')) return undefined;
  if (!cloudConnector.isConnected) return 'CloudConnector.NotConnected';
  return type === 'ExchangePublicFolder' ? 'CloudConnector.DelegateNotRegistered' : undefined;
}

/** Why no import of a source can be started now; `undefined` where it can. */
export function obstacleTo(world: World, source: HeldSource): ServiceErrorCode | undefined {
  const { id, importSourceType: type, mailboxId, autoStart, displayName } = source;
  if (!availableTypes(world.tenant).includes(type)) return 'ImportSource.InvalidTenantType';
  if (mailboxId === null) return 'ImportSource.Orphaned';
  if (autoStart) return 'ImportSource.CannotScheduleWithAutoStart';
  if (world.importRuns.has(id)) return 'ImportSource.CannotScheduleScheduledSource';
  return type === 'UmaArchive' ? faultOfFile(displayName) : obstacleAtConnector(world, type);
}
