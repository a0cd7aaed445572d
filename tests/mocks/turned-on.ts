import { enableTwoFactor, getTwoFactorState } from '@archive-console/api-client';
import type { World } from '@archive-console/mocks';
import { TOTP } from 'otpauth';
import type { Stage } from './stage.ts';

/** What an authenticator with this key shows; the library's own defaults are those of RFC 6238. */
export function codeOf(world: World, secret: string, laterMs = 0): string {
  return new TOTP({ secret }).generate({ timestamp: world.clock.now().getTime() + laterMs });
}

/** Turns the second step on, and answers the key of the authenticator and the recovery codes. */
export async function turnedOn({ world, client }: Stage): Promise<{ key: string; codes: readonly string[] }> {
  const { authenticatorKey: key } = await client.call(getTwoFactorState);
  const codes = await client.call(enableTwoFactor, { twoFactorCode: codeOf(world, key) });
  return { key, codes };
}
