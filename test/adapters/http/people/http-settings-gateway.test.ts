import { describe, expect, test } from 'vitest';
import { HttpSettingsGateway } from '../../../../src/adapters/http/people/http-settings-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { ServiceError } from '../../../../src/application/ports/service-error.ts';
import { toUploadId, toUserId } from '../../../../src/domain/ids/ids.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { aWireSettings } from '../../../builders/a-wire-settings.ts';
import { WireServer } from '../../wire-server.ts';

const opened = (server: WireServer) => new HttpSettingsGateway(new ResourceClient(server, () => null));

describe('the settings', () => {
  test('are the viewer and what only settings show', async () => {
    const wire = aWireSettings({
      theme: 'dark',
      allow_messages_from: 'nobody',
      allow_marketing_cookies: true,
      email: 'ann@example.org',
      delete_at: 'Tue, 01 Sep 2026 01:10:33 +0000',
    });
    const server = new WireServer().on('UserSettings.get', aWireAnswer(wire));
    expect(await opened(server).read()).toMatchObject({
      theme: 'dark',
      allowMessagesFrom: 'nobody',
      cookies: { analytics: false, marketing: true, personalization: false },
      email: 'ann@example.org',
      deleteAt: Date.UTC(2026, 8, 1, 1, 10, 33),
    });
  });

  test('change by the names of the server, and only what was changed', async () => {
    const server = new WireServer().on('UserSettings.update', aWireAnswer(aWireSettings()));
    await opened(server).change({ firstName: 'Ann', website: '', theme: 'light', avatar: toUploadId('9') });
    await opened(server).change({ avatar: null, excludeFromSearch: true, analyticCookies: true });
    expect(server.optionsOf('UserSettings.update')).toEqual([
      { first_name: 'Ann', website_url: '', theme: 'light', profile_image_upload_id: '9' },
      { profile_image_upload_id: null, exclude_from_search: true, allow_analytic_cookies: true },
    ]);
  });

  test('that are refused name the field of the form', async () => {
    const fields = [{ name: 'website_url', problem: 'bad_format' } as const];
    const server = new WireServer().on('UserSettings.update', aWireFailure('invalid_parameter', { fields }));
    expect(await opened(server).change({ website: 'x' })).toMatchObject({
      kind: 'refused',
      fields: [{ name: 'website', problem: 'bad_format' }],
    });
  });
});

describe('sessions', () => {
  test('are listed with what is known of them', async () => {
    const wire = [
      {
        id: '5',
        created_at: 'Tue, 01 Sep 2026 01:10:33 +0000',
        last_seen_at: 'Tue, 01 Sep 2026 01:10:33 +0000',
        address_hint: '10.0.x.x',
        user_agent: 'curl/8',
        current: true,
      },
    ];
    const server = new WireServer().on('UserSessionStore.get', aWireAnswer(wire));
    expect(await opened(server).sessions()).toMatchObject([
      { id: '5', addressHint: '10.0.x.x', userAgent: 'curl/8', current: true },
    ]);
  });

  test('end one by one, or all others at once; what has ended is fine', async () => {
    const server = new WireServer().on('UserSessionStore.delete', ({ session_id }) =>
      session_id === '6' ? aWireFailure('object_not_found') : aWireAnswer({ ok: true }),
    );
    await opened(server).endSession('5');
    await opened(server).endSession('6');
    await opened(server).endOtherSessions();
    expect(server.optionsOf('UserSessionStore.delete')).toEqual([
      { session_id: '5' },
      { session_id: '6' },
      { all_others: true },
    ]);
  });
});

test('a decision about news goes by its category', async () => {
  const choice = { web: true, email: false };
  const server = new WireServer().on('NotificationSettings.update', aWireAnswer({ follow: choice }));
  expect(await opened(server).changeNotification('follow', choice)).toEqual({
    kind: 'changed',
    choices: { follow: choice },
  });
  expect(server.optionsOf('NotificationSettings.update')).toEqual([{ follow: choice }]);
});

test('blocking and letting in again name the person', async () => {
  const server = new WireServer()
    .on('UserBlock.create', aWireAnswer({ ok: true }))
    .on('UserBlock.delete', aWireFailure('user_not_found'));
  expect(await opened(server).block(toUserId('7'), true)).toBeUndefined();
  expect(await opened(server).block(toUserId('7'), false)).toMatchObject({ kind: 'refused' });
  expect(server.optionsOf('UserBlock.create')).toEqual([{ blocked_user_id: '7' }]);
});

test('countries come with their names', async () => {
  const server = new WireServer().on('Countries.get', aWireAnswer([{ code: 'GR', name: 'Greece' }]));
  expect(await opened(server).countries()).toEqual([{ code: 'GR', name: 'Greece' }]);
});

test('what nobody here can have caused is a fault of the service', async () => {
  const server = new WireServer().on('Countries.get', aWireFailure('unknown_call'));
  await expect(opened(server).countries()).rejects.toThrow(ServiceError);
});
