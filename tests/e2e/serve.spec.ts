import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { accounts } from '@archive-console/mocks';
import { close, listen } from '#tests/serving.ts';
import { expect, test } from './fixtures.ts';

interface Run {
  process: ChildProcess;
  said(): string;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
}

function serve(env: Record<string, string>): Run {
  // The runner asks for colors. Where the environment asks for none as well, Node writes a warning
  // into the output that is compared here.
  const { FORCE_COLOR: _colors, ...own } = process.env;
  const child = spawn(process.execPath, ['deploy/serve.ts'], { env: { ...own, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return {
    process: child,
    said: () => said,
    ended: new Promise((resolve) => child.once('close', (code) => resolve(code))),
  };
}

test('the server says where the console is and who may sign in, and ends when it is asked to', async ({
  request,
}) => {
  const run = serve({ PORT: '0' });
  await expect.poll(run.said).toContain('The console runs at http://localhost:');
  for (const { email, password } of accounts) expect(run.said()).toContain(`${email} / ${password}`);
  const [address = ''] = /http:\/\/localhost:\d+/.exec(run.said()) ?? [];
  expect((await request.get(`${address}/v2/service/get-status`)).status()).toBe(200);
  run.process.kill('SIGTERM');
  expect(await run.ended).toBe(0);
});

test('a port in use ends the start with one sentence that says what to do', async () => {
  const other = createServer();
  const { port } = new URL(await listen(other));
  const run = serve({ PORT: port, HOST: '127.0.0.1' });
  expect(await run.ended).toBe(1);
  expect(run.said()).toBe(
    `Port ${port} is in use: stop what uses it, or choose another one with PORT=8081 npm start.\n`,
  );
  await close(other);
});

test('a variable that makes no sense ends the start with one sentence', async () => {
  const run = serve({ PORT: 'eighty' });
  expect(await run.ended).toBe(1);
  expect(run.said()).toBe("PORT is 'eighty', which is no port: set it to a number from 0 to 65535.\n");
});

test('a real service takes the place of the demo', async ({ request }) => {
  const service = createServer((_, response) => response.end('real'));
  const run = serve({ PORT: '0', API_ORIGIN: await listen(service) });
  await expect.poll(run.said).toContain('Stop it with Ctrl+C');
  expect(run.said()).not.toContain('Demo accounts');
  const [address = ''] = /http:\/\/localhost:\d+/.exec(run.said()) ?? [];
  expect(await (await request.get(`${address}/v2/service/get-status`)).text()).toBe('real');
  run.process.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  await close(service);
});
