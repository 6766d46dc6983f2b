import { screen } from '@testing-library/react';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWireSettings } from '../../builders/a-wire-settings.ts';
import { openApp } from '../support/open-app.tsx';

/** A server that takes every change of the settings and tells them as they are then. */
export function settingsServer(fields: Readonly<Record<string, unknown>> = {}): WireServer {
  let settings = aWireSettings(fields);
  return new WireServer()
    .on('UserSettings.get', () => aWireAnswer(settings))
    .on('UserSettings.update', (change) => {
      settings = { ...settings, ...change };
      return aWireAnswer(settings);
    })
    .on(
      'Locales.get',
      aWireAnswer([
        { code: 'en-US', name: 'English (US)' },
        { code: 'de', name: 'Deutsch' },
      ]),
    )
    .on('Countries.get', aWireAnswer([{ code: 'US', name: 'United States' }]))
    .on('BlockedUsers.get', aWireAnswer([]))
    .on('AccountExport.get', aWireAnswer({ status: 'none', url: null, expires_at: null }));
}

/** Opens a part of the settings as Ann, and waits until it is there. */
export async function openSettings(at: string, title: string, server = settingsServer()) {
  const viewer = aViewer({ entityId: toUserId('11'), username: 'ann' });
  const app = openApp({ at, server, viewer });
  await screen.findByRole('heading', { name: title, level: 1 });
  return app;
}
