import { getCloudConnectorStatus } from '@archive-console/api-client';
import { rule } from '../rule.ts';

export const cloudConnectorRules = [rule(getCloudConnectorStatus, ({ world }) => world.cloudConnector)];
