import { getEnvironment, getServiceStatus } from '@archive-console/api-client';
import { DAY, HOUR, MINUTE } from '../clock.ts';
import { rule } from '../rule.ts';
import type { World } from '../world.ts';

/** The service's own way of writing a span of time: days.hours:minutes:seconds. */
function uptimeOf(world: World): string {
  const span = world.clock.now().getTime() - world.startedAt.getTime();
  const parts = [Math.floor(span / HOUR) % 24, Math.floor(span / MINUTE) % 60, Math.floor(span / 1000) % 60];
  return `${Math.floor(span / DAY)}.${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

function serverInfoOf(world: World) {
  return {
    name: 'Archive demo service',
    version: '2.14.0',
    gitCommitDate: '2026-11-12T09:30:00Z',
    gitCommitId: '4f2a91c',
    uiGitCommitDate: '2026-11-18T16:05:00Z',
    uiGitCommitId: 'b07d3e8',
    startTime: world.startedAt.toISOString(),
    uptime: uptimeOf(world),
    hostName: 'demo',
  };
}

export const serviceRules = [
  rule(getServiceStatus, ({ world }) => serverInfoOf(world)),
  rule(getEnvironment, ({ world }) => ({
    ...serverInfoOf(world),
    appBaseDomain: 'archive.example',
    archiveSmtpDomain: 'smtp.archive.example',
  })),
];
