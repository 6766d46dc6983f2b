import type { ContainerModule } from 'inversify';
import { describe, expect, test } from 'vitest';
import { browserModule } from '../../src/composition/browser/browser-module.ts';
import { httpModule } from '../../src/composition/http-module.ts';
import { openContainer } from '../../src/composition/open-app.ts';
import { renderedPageModule } from '../../src/composition/rendered-page/rendered-page-module.ts';
import { RecordingLogger } from '../../src/composition/test/recording-logger.ts';
import { testModule } from '../../src/composition/test/test-module.ts';
import * as tokens from '../../src/composition/tokens.ts';
import { WireServer } from '../adapters/wire-server.ts';

const PROFILES: Readonly<Record<string, () => readonly ContainerModule[]>> = {
  browser: () => [browserModule(), httpModule(() => 'card')],
  'rendered page': () => [renderedPageModule(new WireServer(), new RecordingLogger()), httpModule()],
  test: () => [testModule({ http: new WireServer() }), httpModule()],
};
const names = Object.keys(tokens) as (keyof typeof tokens)[];

describe.each(Object.keys(PROFILES))('the %s profile', (profile) => {
  const container = openContainer(...PROFILES[profile]!());

  test.each(names)('gives what %s names', (name) => {
    expect(container.get(tokens[name])).toBeDefined();
  });
});

test('a profile without its own module gives nothing that stands on it', () => {
  const container = openContainer(httpModule());
  expect(() => container.get(tokens.ServicesToken)).toThrow();
});
