import { beforeEach, expect, test, vi } from 'vitest';
import { line, LogLevel } from './fake-signalr.ts';
import { liveHub } from './watched-hub.ts';

vi.mock('@microsoft/signalr', () => import('./fake-signalr.ts'));

beforeEach(() => line.reset());

test('a listener that unsubscribed is not notified', async () => {
  const { hub } = await liveHub();
  const changed = vi.fn<(payload: { ids: string[] }) => void>();
  const off = hub.on('GroupsChanged', changed);
  off();
  off();
  line.last.send('GroupsChanged', { ids: ['1'] });
  expect(changed).not.toHaveBeenCalled();
});

test.each([[undefined], ['7'], [{ ids: '7' }], [{}]])(
  'a change reported as %j is still a change',
  async (payload) => {
    const { hub } = await liveHub();
    const changed = vi.fn<(payload: { ids: string[] }) => void>();
    hub.on('UsersChanged', changed);
    line.last.send('UsersChanged', payload);
    expect(changed).toHaveBeenCalledWith({ ids: [] });
  },
);

test('an event that is not known is reported by its name, one that is known is not', async () => {
  const { hub } = await liveHub();
  const unknown = vi.fn<(event: string) => void>();
  const off = hub.onUnknown(unknown);
  line.last.send('RetentionChanged', { ids: ['7'] });
  line.last.send('GroupsChanged', { ids: ['1'] });
  // The protocol compares names without regard to their case.
  line.last.send('groupschanged', { ids: ['1'] });
  expect(unknown.mock.calls).toEqual([['RetentionChanged']]);
  off();
  line.last.send('RetentionChanged', { ids: ['7'] });
  expect(unknown).toHaveBeenCalledTimes(1);
});

test('progress is read tolerantly; in a wrong shape it is left out and logged without its content', async () => {
  const { hub, log } = await liveHub();
  const progressed = vi.fn<(payload: object) => void>();
  hub.on('ImportProgress', progressed);
  line.last.send('ImportProgress', { importSourceId: '1', importSourceTaskState: 'Import', done: 3 });
  line.last.send('ImportProgress', { total: 'secret' });
  expect(progressed.mock.calls).toEqual([
    [{ importSourceId: '1', importSourceTaskState: 'Import', total: null, done: 3, errorMessage: '' }],
  ]);
  expect(log).toHaveBeenCalledWith('warn', expect.stringContaining("'ImportProgress'"));
  expect(JSON.stringify(log.mock.calls)).not.toContain('secret');
});

test('progress with every field is read as the rest is: another state is kept, another field is not', async () => {
  const { hub } = await liveHub();
  const progressed = vi.fn<(payload: object) => void>();
  hub.on('ImportProgress', progressed);
  const whole = {
    importSourceId: '1',
    importSourceTaskState: 'Resting',
    total: null,
    done: 3,
    errorMessage: '',
  };
  line.last.send('ImportProgress', { ...whole, path: 'C:' });
  line.last.send('ImportProgress', { ...whole, done: '3' });
  line.last.send('ImportProgress', { ...whole, importSourceTaskState: null });
  expect(progressed.mock.calls).toEqual([[whole]]);
});

test('the log gets levels and no token', async () => {
  const { log } = await liveHub();
  const { logger } = line.last;
  logger.log(
    LogLevel.Information,
    'WebSocket connected to wss://archive.example/hub?id=1&access_token=ey.J.x-_y&z=1.',
  );
  logger.log(LogLevel.Error, 'Failed: "wss://archive.example/hub?access_token=ey.J"');
  logger.log(LogLevel.Trace, 'Bytes.');
  logger.log(LogLevel.Warning, 'A proxy said: nothing at /hub?q=s3cret, Bearer s3cret');
  expect(log.mock.calls).toEqual([
    ['info', 'WebSocket connected to wss://archive.example/hub?id=…&access_token=…&z=1.'],
    ['error', 'Failed: "wss://archive.example/hub?access_token=…"'],
    ['debug', 'Bytes.'],
    ['warn', 'A proxy said: nothing at /hub?q=…, Bearer …'],
  ]);
});
