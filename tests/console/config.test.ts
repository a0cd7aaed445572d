import { describe, expect, it } from 'vitest';
import { readConfig } from '#console/shared/runtime/config.ts';

describe('readConfig', () => {
  it('fills what a host leaves out', () => {
    expect(readConfig({})).toEqual({
      apiBaseUrl: '',
      hubUrl: '',
      documentationUrl: '',
      logLevel: 'warn',
      retryDelaysMs: [500, 1500],
    });
  });

  it('takes what a host sets and ignores unknown values', () => {
    const config = readConfig({ apiBaseUrl: 'https://api.example/', logLevel: 'debug', minimumLoadMs: 0 });
    expect(config).toMatchObject({ apiBaseUrl: 'https://api.example', logLevel: 'debug' });
    expect(config).not.toHaveProperty('minimumLoadMs');
  });

  it('takes a documentation on its own origin', () => {
    expect(readConfig({ documentationUrl: '/demo/documentation' })).toMatchObject({
      documentationUrl: '/demo/documentation',
    });
  });

  it.each([
    [{ apiBaseUrl: 'api.example' }, 'apiBaseUrl'],
    [{ documentationUrl: '//docs.example' }, 'documentationUrl'],
    [{ documentationUrl: 'javascript:alert(1)' }, 'documentationUrl'],
    [{ hubUrl: 7 }, 'hubUrl'],
    [{ hubUrl: 'javascript:alert(1)' }, 'hubUrl'],
    [{ logLevel: 'loud' }, 'logLevel'],
    [{ retryDelaysMs: ['soon'] }, 'retryDelaysMs'],
    ['nothing', 'config'],
    [null, 'config'],
  ])('names the field of %j that cannot be used', (given, field) => {
    expect(() => readConfig(given)).toThrow(new RegExp(`'${field}[^']*'.*Correct the file`));
  });
});
