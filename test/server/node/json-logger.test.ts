import { describe, expect, test } from 'vitest';
import { JsonLogger, type LogFormat, type LogLevel } from '../../../server/adapters/node/json-logger.ts';

function logger(level: LogLevel = 'info', format: LogFormat = 'json') {
  const lines: string[] = [];
  const log = new JsonLogger({
    level,
    format,
    now: () => Date.UTC(2026, 0, 1),
    write: (line) => lines.push(line),
  });
  return { log, lines };
}

describe('a line', () => {
  test('is one JSON object', () => {
    const { log, lines } = logger();
    log.info('started', { port: 3000, host: 'a\nb', nothing: undefined, none: null });
    expect(lines).toEqual([
      '{"time":"2026-01-01T00:00:00.000Z","level":"info","event":"started","port":3000,"host":"a\\nb","none":null}\n',
    ]);
  });

  test('or plain text, also on one line', () => {
    const { log, lines } = logger('info', 'text');
    log.warn('slow', { ms: 12, where: 'a\nb' });
    expect(lines).toEqual(['2026-01-01T00:00:00.000Z warn slow ms=12 where="a\\nb"\n']);
  });

  test('of an error tells its causes', () => {
    const { log, lines } = logger();
    log.error('failed', { error: new Error('outer', { cause: new TypeError('inner') }) });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      error: { name: 'Error', message: 'outer', cause: { name: 'TypeError', message: 'inner' } },
    });
  });

  test('of an error that causes itself ends', () => {
    const { log, lines } = logger();
    const error = new Error('a');
    error.cause = error;
    log.error('failed', { error });
    expect(lines).toHaveLength(1);
  });
});

test.each([
  ['error', 1],
  ['warn', 2],
  ['info', 3],
  ['debug', 4],
] as const)('%s lets %i kinds through', (level, count) => {
  const { log, lines } = logger(level);
  log.error('a');
  log.warn('a');
  log.info('a');
  log.debug('a');
  expect(lines).toHaveLength(count);
});

describe('secrets', () => {
  test.each(['password', 'new_password', 'token', 'csrfToken', 'cookie', 'Authorization', 'sessionSecret'])(
    'a field %s is never told',
    (name) => {
      const { log, lines } = logger();
      log.info('x', { [name]: 'hidden-value' });
      expect(lines.join('')).not.toContain('hidden-value');
    },
  );

  test('nor what opens something in an address, also inside errors', () => {
    const { log, lines } = logger('info', 'text');
    const url = 'https://pins.test/login/?next=%2F&token=hidden-value&x=1';
    log.info('x', { url });
    log.error('x', { error: new Error(`cannot open ${url}`) });
    log.info('x', { url: '/pw/ada?t=hidden-value&e=5' });
    expect(lines.join('')).not.toContain('hidden-value');
    expect(lines[0]).toContain('next=%2F&token=[redacted]&x=1');
  });
});
