import { expect, it } from 'vitest';
import { failing } from '#tests/failing.ts';
import { readSettings } from '#deploy/settings.ts';

it('serves the demo on port 8080 where nothing is set', () => {
  expect(readSettings({})).toEqual({ port: 8080, host: undefined, apiOrigin: undefined, publicOrigins: [] });
});

it('takes port, host and the origin of a real service from the environment', () => {
  const settings = readSettings({ PORT: '9000', HOST: '127.0.0.1', API_ORIGIN: 'https://api.example' });
  expect(settings).toEqual({
    port: 9000,
    host: '127.0.0.1',
    apiOrigin: new URL('https://api.example'),
    publicOrigins: [],
  });
});

it('takes the origins under which browsers reach it, one or several', () => {
  const { publicOrigins } = readSettings({
    PUBLIC_ORIGIN: 'https://console.example, https://archive.example',
  });
  expect(publicOrigins.map(String)).toEqual(['https://console.example/', 'https://archive.example/']);
});

it('says of what is no port, no origin, no size and no time that it is none, and of what', async () => {
  const wrong = [
    ...['http', '80 80', '70000', '-1', '1.5'].map((value) => ['PORT', value, 'port']),
    ...['api.example', 'ftp://api.example', 'https://api.example/v2'].map((value) => [
      'API_ORIGIN',
      value,
      'origin',
    ]),
    ['PUBLIC_ORIGIN', 'archive.example', 'origin'],
    ...['many', '-1', '1.5', '1000001'].map((value) => ['DEMO_USERS', value, 'size']),
    ...['soon', '0', '1.5', '1441'].map((value) => ['DEMO_SESSION_MINUTES', value, 'time']),
  ];
  const amiss = await failing(wrong, String, ([name = '', value = '', what = '']) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name} is '${value}', which is no ${what}`);
  });
  expect(amiss).toEqual([]);
});

it('takes how many users the demo has', () => {
  expect(readSettings({ DEMO_USERS: '1000000' }).demoUsers).toBe(1_000_000);
  expect(readSettings({ DEMO_USERS: '0' }).demoUsers).toBe(0);
  expect(readSettings({ DEMO_USERS: '' }).demoUsers).toBeUndefined();
});

it('takes after how many minutes a session of the demo ends', () => {
  expect(readSettings({ DEMO_SESSION_MINUTES: '2' }).demoSessionMinutes).toBe(2);
  expect(readSettings({ DEMO_SESSION_MINUTES: '' }).demoSessionMinutes).toBeUndefined();
});
