// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { isDeleted } from '../../../src/ui/pins/deleted-pins.ts';
import { aWireFailure } from '../../builders/a-wire-answer.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { bobsPin, card, openWall, saveButton } from './open-wall.tsx';

fillBrowserGaps();
afterEach(cleanup);

const CHAIR = bobsPin({ id: '101', title: 'Chair', grid_title: 'Chair' });
const LAMP = bobsPin({ id: '102', title: 'Lamp', grid_title: 'Lamp' });

describe('a pin that was deleted elsewhere', () => {
  test('is told when one saves it, and its card leaves', async () => {
    const { user, server, stores } = await openWall([CHAIR, LAMP]);
    server.on('Repin.create', aWireFailure('pin_not_found'));
    await user.click(saveButton('Chair'));
    const said = (await screen.findByText('Pin not found.')).closest('[role="status"]');
    expect(said?.textContent).toContain('It was deleted or made private.');
    expect(screen.queryByRole('article', { name: 'Chair' })).toBeNull();
    expect(screen.getByRole('article', { name: 'Lamp' })).toBeDefined();
    expect(stores.saving.parts!.boards.outdated).toBe(false);
  });

  test('stays open where it is open, and is missing afterwards', async () => {
    const { user, server, stores } = await openWall([CHAIR, LAMP]);
    await user.click(card('Chair').getByRole('link', { name: /Chair/ }));
    const open = await screen.findByRole('dialog');
    server.on('Repin.create', aWireFailure('pin_not_found'));
    await user.click(await within(open).findByRole('button', { name: /^Save/ }));
    await screen.findByText('It was deleted or made private.');
    expect(within(open).getByRole('heading', { name: 'Chair' })).toBeDefined();
    expect(isDeleted(stores.pageData, toPinId('101'))).toBe(true);
  });
});
