import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import {
  AUTHENTICATOR_KEY,
  codeNow,
  createWorld,
  DAY,
  HOUR,
  importSourceIdOf,
  type World,
} from '@archive-console/mocks';
import { createDemoServer } from '@archive-console/mocks/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { close, listen } from '#tests/serving.ts';
import { INSTALLS_WITHIN, projectWith, removeProject } from './installed.ts';

let project: string;
let world: World;
let server: Server;

beforeAll(() => {
  project = projectWith('api-client', ['fetch-cookie']);
  const page = readFileSync('docs/automation.md', 'utf8');
  for (const [, name = '', script = ''] of page.matchAll(/```js\n\/\/ (\S+\.mjs)\n([\s\S]*?)```/g))
    writeFileSync(join(project, name), script);
  return () => removeProject(project);
}, INSTALLS_WITHIN);
beforeEach(async () => {
  // Who waits for an import of hours stays signed in.
  world = createWorld({ tokenIdle: DAY });
  server = createDemoServer({ world });
  const ARCHIVE_URL = await listen(server);
  vi.stubEnv('ARCHIVE_URL', ARCHIVE_URL);
  vi.stubEnv('ARCHIVE_EMAIL', 'admin@demo.example');
  vi.stubEnv('ARCHIVE_PASSWORD', 'Demo-Archive-2026');
  return async () => {
    vi.unstubAllEnvs();
    world.hub.drop();
    await close(server);
  };
});
interface Ended {
  exitCode: number | null;
  said: string;
  complained: string;
}

/** Runs a script of the page to its end. */
function run(script: string, ...given: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [script, ...given], { cwd: project, env: process.env });
  const ended = { said: '', complained: '' };
  child.stdout.on('data', (part) => (ended.said += String(part)));
  child.stderr.on('data', (part) => (ended.complained += String(part)));
  return new Promise((resolve) => {
    child.on('close', (exitCode) => resolve({ exitCode, ...ended }));
  });
}

describe('The scripts of docs/automation.md, with the client as it is packed', { timeout: 30_000 }, () => {
  it('list all users as CSV', async () => {
    const { exitCode, said, complained } = await run('list-users.mjs');
    expect(complained).toBe('');
    expect(exitCode).toBe(0);
    const [head, ...rows] = said.trim().split('\n');
    expect(head).toBe('"User name","E-mail","Name"');
    expect(rows).toHaveLength(world.users.size);
    expect(rows).toContain('"carla.weiss","carla.weiss@lindenhof.example","Carla Weiss"');
  });

  it('create users from a file, and pass over those that exist when they run again', async () => {
    const file = join(project, 'new-users.csv');
    writeFileSync(file, 'lena.sommer;lena@demo.example;Lena Sommer\nnils berg;nils@;Nils Berg\n');
    const first = await run('create-users.mjs', file);
    expect(first.said.trim().split('\n')).toEqual([
      'lena.sommer: created',
      'nils berg: Default.ValidationError',
    ]);
    expect(first.exitCode).toBe(1);
    const second = await run('create-users.mjs', file);
    expect(second.said).toContain('lena.sommer: exists');
  });

  it('wait for an import until it has ended', async () => {
    const source = importSourceIdOf('Bjarne Olsen');
    const waiting = run('wait-for-import.mjs', source);
    await vi.waitFor(() => expect(world.importRuns.has(source)).toBe(true), 10_000);
    world.clock.advance(HOUR);
    const { exitCode, said, complained } = await waiting;
    expect(complained).toBe('');
    expect(said.trim().split('\n').at(-1)).toBe('Success');
    expect(exitCode).toBe(0);
  });

  it('sign in with the code of an authenticator, where the service asks for one', async () => {
    vi.stubEnv('ARCHIVE_EMAIL', 'second-step@demo.example');
    const without = await run('list-users.mjs');
    expect(without.complained).toContain('Authentication.TwoFactorAuthenticationRequired');
    vi.stubEnv('ARCHIVE_CODE', codeNow(world, AUTHENTICATOR_KEY));
    const { exitCode, said, complained } = await run('list-users.mjs');
    expect(complained).toBe('');
    expect(exitCode).toBe(0);
    expect(said).toContain('"User name","E-mail","Name"');
  });

  it('end with the code of the service where it refuses', async () => {
    vi.stubEnv('ARCHIVE_PASSWORD', 'wrong');
    const { exitCode, complained } = await run('list-users.mjs');
    expect(exitCode).toBe(1);
    expect(complained).toContain('Authentication.InvalidLoginAttempt');
  });
});
