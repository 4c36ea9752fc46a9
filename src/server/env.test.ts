import { describe, expect, test } from 'vitest';
import { ConfigurationError, readEnv } from './env.ts';

describe('readEnv', () => {
  test('works with nothing set, and takes empty values as unset', () => {
    expect(readEnv({ DATABASE_URL: '', PORT: '', OPENAI_API_KEY: '' })).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '.northstar',
      NORTHSTAR_RATE_LIMIT: 'on',
      NORTHSTAR_READ_AHEAD: 'on',
      NORTHSTAR_DRAWN_PAGES: 'on',
      NORTHSTAR_HOSTS: [],
      NORTHSTAR_ACCESS: 'open',
    });
  });

  test.each([
    ['PORT', '0', 0],
    ['PORT', '65535', 65_535],
    ['DATABASE_URL', 'postgresql://localhost/trips', 'postgresql://localhost/trips'],
    [
      'DATABASE_URL',
      'postgres:///trips?host=/run/postgresql',
      'postgres:///trips?host=/run/postgresql',
    ],
    ['OPENAI_BASE_URL', 'http://127.0.0.1:11434/v1', 'http://127.0.0.1:11434/v1'],
    ['NORTHSTAR_NOW', '2026-05-01T09:00:00Z', '2026-05-01T09:00:00Z'],
    ['NORTHSTAR_PROXIES', '1', 1],
    ['NORTHSTAR_SEARCH_ROUNDS', '300', 300],
    ['NORTHSTAR_HOSTS', 'trips.example,nas.local', ['trips.example', 'nas.local']],
    ['NORTHSTAR_ACCESS', 'open-anywhere', 'open-anywhere'],
    ['HOST', 'localhost', 'localhost'],
    ['NORTHSTAR_TOKEN_HASH', 'ab'.repeat(32), 'ab'.repeat(32)],
    ['NORTHSTAR_MODEL_PRICES', 'a/b=0.15/0.60, sonar=1/1', 'a/b=0.15/0.60, sonar=1/1'],
  ])('takes %s=%s', (name, text, value) => {
    expect(readEnv({ [name]: text })).toMatchObject({ [name]: value });
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', 'http'],
    ['PORT', '3000.5'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DATABASE_URL', 'mysql://localhost/trips'],
    ['DATABASE_URL', 'postgres://localhost'],
    ['DATABASE_URL', 'not an address'],
    ['OPENAI_BASE_URL', 'localhost'],
    ['NORTHSTAR_RATE_LIMIT', 'maybe'],
    ['NORTHSTAR_READ_AHEAD', 'no'],
    ['NORTHSTAR_DRAWN_PAGES', 'no'],
    ['NORTHSTAR_PROXIES', 'on'],
    ['NORTHSTAR_SEARCH_ROUNDS', '0'],
    ['NORTHSTAR_HOSTS', 'https://trips.example'],
    ['NORTHSTAR_ACCESS', 'closed'],
    ['NORTHSTAR_PASSWORD_HASH', 'hunter2'],
    ['NORTHSTAR_TOKEN_HASH', 'hunter2'],
    ['NORTHSTAR_NOW', 'yesterday'],
    ['NORTHSTAR_MODEL_PRICES', 'sonar=1.2.3/1'],
  ])('refuses %s=%s with one line that names it', (name, text) => {
    const read = () => readEnv({ [name]: text });

    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(new RegExp(`^Bad configuration: ${name} must [^\n]+$`));
  });

  test.each(['0.0.0.0', '::', '192.168.1.5', 'nas.local'])(
    'refuses to open every trip to whoever reaches HOST=%s, unless that is meant',
    (HOST) => {
      expect(() => readEnv({ HOST })).toThrow(/NORTHSTAR_ACCESS=open-anywhere/);
      expect(readEnv({ HOST, NORTHSTAR_ACCESS: 'open-anywhere' }).HOST).toBe(HOST);
    },
  );

  test('asks for the hash of the password that is to be given', () => {
    const HOST = '0.0.0.0';
    const NORTHSTAR_PASSWORD_HASH = `scrypt:65536:8:1:${'a'.repeat(22)}:${'b'.repeat(43)}`;
    const env = { HOST, NORTHSTAR_ACCESS: 'password' };

    expect(() => readEnv(env)).toThrow(/hash-password/);
    expect(readEnv({ ...env, NORTHSTAR_PASSWORD_HASH })).toMatchObject(env);
  });

  test('names everything that is wrong in the one line', () => {
    expect(() => readEnv({ PORT: 'x', NORTHSTAR_RATE_LIMIT: 'x' })).toThrow(
      /PORT must .+; NORTHSTAR_RATE_LIMIT must /,
    );
  });

  test('never repeats a value, which may be a secret', () => {
    expect(() => readEnv({ DATABASE_URL: 'http://user:hunter2@host/x' })).not.toThrow(/hunter2/);
  });
});
