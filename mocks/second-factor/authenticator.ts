import { Secret, TOTP } from 'otpauth';
import { SECOND } from '../clock.ts';
import type { SecondFactor } from '../session/credentials.ts';
import type { World } from '../world.ts';

const PERIOD = 30;
/** A code of the step before or after is good as well: clocks differ. */
const TOLERANCE = 1;

const authenticator = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key), period: PERIOD, digits: 6 });

const stepAt = (world: World) => Math.floor(world.clock.now().getTime() / SECOND / PERIOD);

/** The step in which an authenticator with this key shows the code (RFC 6238); `undefined` for a wrong one. */
export function stepOfCode(world: World, key: string, code: string): number | undefined {
  const timestamp = world.clock.now().getTime();
  const token = code.replaceAll(/\s/g, '');
  const delta = authenticator(key).validate({ token, timestamp, window: TOLERANCE });
  return delta === null ? undefined : stepAt(world) + delta;
}

/** Takes a code of the authenticator in use, once. */
export function takeAuthenticatorCode(world: World, secondFactor: SecondFactor, code: string): boolean {
  const { authenticatorKey, usedStep } = secondFactor;
  const step = authenticatorKey === undefined ? undefined : stepOfCode(world, authenticatorKey, code);
  if (step === undefined || step <= usedStep) return false;
  secondFactor.usedStep = step;
  return true;
}

/** For how many seconds the code of an authenticator is still valid. */
export const secondsLeft = (world: World): number =>
  PERIOD - (Math.floor(world.clock.now().getTime() / SECOND) % PERIOD);

/** What an authenticator with this key shows now. */
export const codeNow = (world: World, key: string): string =>
  authenticator(key).generate({ timestamp: world.clock.now().getTime() });

/** How many bytes RFC 4226 recommends for a key. */
const KEY_LENGTH = 20;

/** A key for a new authenticator. */
export function newAuthenticatorKey({ chance }: World): string {
  const bytes = Uint8Array.from({ length: KEY_LENGTH }, () => chance.between(0, 255));
  return new Secret({ buffer: bytes.buffer }).base32;
}
