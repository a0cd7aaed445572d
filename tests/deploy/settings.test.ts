import { expect, it } from 'vitest';
import { readSettings } from '#deploy/settings.ts';

it('serves the demo on port 8080 where nothing is set', () => {
  expect(readSettings({})).toEqual({ port: 8080, host: undefined, apiOrigin: undefined });
});

it('takes port, host and the origin of a real service from the environment', () => {
  const settings = readSettings({ PORT: '9000', HOST: '127.0.0.1', API_ORIGIN: 'https://api.example' });
  expect(settings).toEqual({ port: 9000, host: '127.0.0.1', apiOrigin: new URL('https://api.example') });
});

it.each(['http', '80 80', '70000', '-1', '1.5'])('says that %s is no port', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(`PORT is '${PORT}', which is no port`);
});

it.each(['api.example', 'ftp://api.example', 'https://api.example/v2'])(
  'says that %s is no origin',
  (API_ORIGIN) => {
    expect(() => readSettings({ API_ORIGIN })).toThrow(`API_ORIGIN is '${API_ORIGIN}', which is no origin`);
  },
);

it('takes how many users the demo has', () => {
  expect(readSettings({ DEMO_USERS: '1000000' }).demoUsers).toBe(1_000_000);
  expect(readSettings({ DEMO_USERS: '0' }).demoUsers).toBe(0);
  expect(readSettings({ DEMO_USERS: '' }).demoUsers).toBeUndefined();
});

it.each(['many', '-1', '1.5', '1000001'])('says that %s is no size of the demo', (DEMO_USERS) => {
  expect(() => readSettings({ DEMO_USERS })).toThrow(`DEMO_USERS is '${DEMO_USERS}', which is no size`);
});

it('takes after how many minutes a session of the demo ends', () => {
  expect(readSettings({ DEMO_SESSION_MINUTES: '2' }).demoSessionMinutes).toBe(2);
  expect(readSettings({ DEMO_SESSION_MINUTES: '' }).demoSessionMinutes).toBeUndefined();
});

it.each(['soon', '0', '1.5', '1441'])('says that %s is no time for a session', (DEMO_SESSION_MINUTES) => {
  expect(() => readSettings({ DEMO_SESSION_MINUTES })).toThrow(
    `DEMO_SESSION_MINUTES is '${DEMO_SESSION_MINUTES}', which is no time`,
  );
});
