// @vitest-environment jsdom
import { reaction } from 'mobx';
import { beforeEach, describe, expect, test } from 'vitest';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import { ACCEPT_ALL, REJECT_ALL } from '../../../src/domain/visits/cookie-choice.ts';
import type { StoredName } from '../../../src/domain/storage/stored-data.ts';
import { UNKNOWN_CONTEXT } from '../../../src/domain/visits/client-context.ts';
import { SETTINGS } from '../../../src/ui/base/stores/settings-key.ts';
import { ConsentPrompt } from '../../../src/ui/consent/consent-prompt.ts';
import { settingsFromWire } from '../../../wire/settings-from-wire.ts';
import { aWireSettings } from '../../builders/a-wire-settings.ts';
import { anApp } from '../support/an-app.ts';

let done: string[];
let decided: () => Promise<void>;
let completed: () => Promise<void>;
let readViewer: () => Promise<null>;
let app: ReturnType<typeof anApp>;
let prompt: ConsentPrompt;
let forgotten: readonly StoredName[];

beforeEach(() => {
  done = [];
  forgotten = ['theme', 'pinakes:draft:'];
  decided = completed = async () => undefined;
  readViewer = async () => null;
  app = anApp();
  const { stores } = app;
  reaction(
    () => stores.toasts.message,
    () => done.push('toast'),
  );
  prompt = new ConsentPrompt({
    stores,
    services: {
      ...app.services,
      sessions: {
        viewer: () => {
          done.push('read');
          return readViewer();
        },
      },
    },
    open: async () => ({
      decide: (choices, surface) => {
        done.push(`save ${JSON.stringify(Object.values(choices))} ${surface}`);
        return decided();
      },
      complete: async () => {
        done.push('complete');
        return completed();
      },
    }),
    forget: async () => {
      done.push('forget');
      return forgotten;
    },
  });
});

describe('a decision', () => {
  test.each([
    [ACCEPT_ALL, 'save [true,true,true] cookie_banner'],
    [REJECT_ALL, 'save [false,false,false] cookie_banner'],
  ])(
    '%j is saved, then the context is read, then the toast says so, then the question is completed',
    async (choices, saved) => {
      await prompt.decide(choices, 'cookie_banner');
      expect(done).toEqual([saved, 'read', 'toast', 'complete']);
      expect(app.stores.toasts.message).toMatchObject({
        kind: 'done',
        durationMs: 5000,
        text: 'We saved your cookie preferences. You can change them in the settings section of your profile at any time.',
      });
    },
  );

  test('closes the dialog', async () => {
    prompt.choose();
    await prompt.decide(REJECT_ALL, 'cookie_settings');
    expect(prompt.isChoosing).toBe(false);
  });

  test('is shown by the settings of a member', async () => {
    const settings = settingsFromWire(aWireSettings());
    app.stores.pageData.set(SETTINGS, settings);
    await prompt.decide(ACCEPT_ALL, 'cookie_settings');
    expect(app.stores.pageData.find(SETTINGS)).toEqual({ ...settings, cookies: ACCEPT_ALL });
  });

  test('is made once, however often one presses meanwhile', async () => {
    await Promise.all([ACCEPT_ALL, REJECT_ALL].map((choices) => prompt.decide(choices, 'cookie_banner')));
    expect(done).toEqual(['save [true,true,true] cookie_banner', 'read', 'toast', 'complete']);
  });

  test('counts although the context could not be read again, and the question not be completed', async () => {
    readViewer = () => Promise.reject(new ServiceError('unavailable'));
    completed = () => Promise.reject(new ServiceError('unavailable'));
    await prompt.decide(ACCEPT_ALL, 'cookie_banner');
    expect(app.stores.toasts.message?.kind).toBe('done');
  });
});

test('what could not be saved is told, changes nothing and can be tried again', async () => {
  const settings = settingsFromWire(aWireSettings());
  app.stores.pageData.set(SETTINGS, settings);
  decided = () => Promise.reject(new ServiceError('unavailable'));
  prompt.choose();
  await prompt.decide(ACCEPT_ALL, 'cookie_settings');
  expect(app.stores.toasts.message).toMatchObject({ kind: 'problem' });
  expect(done).not.toContain('read');
  expect(done).not.toContain('complete');
  expect(prompt.isChoosing).toBe(true);
  expect(app.stores.pageData.find(SETTINGS)).toEqual(settings);
  decided = async () => undefined;
  await prompt.decide(ACCEPT_ALL, 'cookie_settings');
  expect(prompt.isChoosing).toBe(false);
});

describe('what is stored here', () => {
  test('is deleted only when the person says so, and told afterwards', async () => {
    prompt.choose();
    prompt.askToDelete();
    expect([prompt.isChoosing, prompt.deletion, done]).toEqual([false, 'asking', []]);
    await prompt.deleteStored();
    expect([prompt.deletion, done]).toEqual([['theme', 'pinakes:draft:'], ['forget']]);
    prompt.close();
    expect(prompt.deletion).toBeNull();
  });

  test('goes with what a visitor has allowed', async () => {
    const consent = { ...ACCEPT_ALL, decided: true };
    app.stores.context.show({ ...UNKNOWN_CONTEXT, consent, unauthId: 'f'.repeat(32) });
    await prompt.deleteStored();
    expect(done).toEqual(['save [false,false,false] cookie_policy', 'read', 'forget']);
    expect(prompt.deletion).toEqual(['_unauth_id', 'theme', 'pinakes:draft:']);
  });

  test('stays while a visitor’s refusal cannot be saved', async () => {
    app.stores.context.show({ ...UNKNOWN_CONTEXT, consent: { ...ACCEPT_ALL, decided: true } });
    decided = () => Promise.reject(new ServiceError('unavailable'));
    prompt.askToDelete();
    await prompt.deleteStored();
    expect([prompt.deletion, done.includes('forget'), done.includes('toast')]).toEqual([
      'asking',
      false,
      true,
    ]);
  });
});
