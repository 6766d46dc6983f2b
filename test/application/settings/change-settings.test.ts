import { describe, expect, test } from 'vitest';
import type {
  SettingsChange,
  SettingsGateway,
} from '../../../src/application/ports/people/settings-gateway.ts';
import { ChangeSettings } from '../../../src/application/settings/change-settings.ts';
import { theSettings } from '../../builders/a-wire-settings.ts';

/** Tells what is wrong with a change by field, and what reached the server. */
async function changed(change: SettingsChange) {
  const sent: SettingsChange[] = [];
  const settings = {
    change: (each: SettingsChange) => {
      sent.push(each);
      return Promise.resolve({ kind: 'changed', settings: theSettings() } as const);
    },
  } as unknown as SettingsGateway;
  const outcome = await new ChangeSettings({ settings }).run(change);
  const problems =
    outcome.kind === 'refused'
      ? Object.fromEntries(outcome.fields.map(({ name, problem }) => [name, problem]))
      : {};
  return { sent, problems };
}

describe('a change that fits', () => {
  test.each<SettingsChange>([
    { firstName: 'a'.repeat(30) },
    { about: 'a'.repeat(500), location: 'a'.repeat(50), pronouns: 'a'.repeat(30) },
    { about: '', lastName: '', website: '' },
    { website: 'https://ann.example/' },
    { theme: 'dark' },
    {},
  ])('%o goes to the server', async (change) => {
    expect((await changed(change)).sent).toEqual([change]);
  });
});

describe('a change that does not fit', () => {
  test.each<[SettingsChange, Record<string, string>]>([
    [{ firstName: '' }, { firstName: 'missing' }],
    [{ firstName: 'a'.repeat(31) }, { firstName: 'too_long' }],
    [{ firstName: 'Ann', lastName: 'b'.repeat(60) }, { lastName: 'too_long' }],
    [{ username: 'settings' }, { username: 'not_allowed' }],
    [{ username: '9lives' }, { username: 'bad_format' }],
    [{ about: 'a'.repeat(501) }, { about: 'too_long' }],
    [{ website: 'javascript:alert(1)' }, { website: 'not_allowed' }],
    [
      { pronouns: 'a'.repeat(31), location: 'a'.repeat(51) },
      { pronouns: 'too_long', location: 'too_long' },
    ],
  ])('%o is told by field and not sent', async (change, problems) => {
    expect(await changed(change)).toEqual({ sent: [], problems });
  });
});
