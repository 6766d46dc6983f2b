// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  RequestCancelled,
  type HttpAnswer,
  type HttpRequest,
} from '../../../../src/adapters/http/client/http-client.ts';
import { cropPicture } from '../../../../src/ui/settings/internal/profile/crop-picture.ts';
import { aWireFailure } from '../../../builders/a-wire-answer.ts';
import { fillBrowserGaps } from '../../support/browser-gaps.ts';
import { openSettings, settingsServer } from '../open-settings.tsx';

// Cutting pictures is the browser's work.
vi.mock('../../../../src/ui/settings/internal/profile/crop-picture.ts');
const cut = vi.mocked(cropPicture);

fillBrowserGaps();
beforeEach(() => cut.mockReset().mockResolvedValue(new Blob(['abc'], { type: 'image/png' })));
afterEach(cleanup);

const UPLOADED = {
  status: 200,
  json: { success: true, upload_id: '9', image_url: 'https://pins.test/a.png', width: 200, height: 200 },
};

/** Chooses a picture of 400 × 200 px. */
async function chosen(server = settingsServer().on('/upload-image/', UPLOADED)) {
  const app = await openSettings('/settings', 'Profile', server);
  const file = new File(['abc'], 'me.png', { type: 'image/png' });
  await app.user.upload(screen.getByLabelText('Profile photo'), file);
  const dialog = await screen.findByRole('dialog', { name: 'Profile photo' });
  const image = await vi.waitFor(() => within(dialog).getByAltText(''));
  Object.defineProperties(image, { naturalWidth: { value: 400 }, naturalHeight: { value: 200 } });
  fireEvent.load(image);
  return app;
}

const press = (name: string) => screen.getByRole('button', { name });
const cropSent = () => cut.mock.calls[0]![1];

describe('the picture of a person', () => {
  test('is cut, uploaded and kept', async () => {
    const { user, server } = await chosen();
    await user.click(press('Save photo'));
    await vi.waitFor(() =>
      expect(server.optionsOf('UserSettings.update')).toEqual([{ profile_image_upload_id: '9' }]),
    );
    expect(cropSent()).toEqual({ left: 100, top: 0, side: 200 });
    expect(await screen.findByText('Profile photo updated')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is saved only once it was read', async () => {
    const { user } = await openSettings('/settings', 'Profile', settingsServer());
    const file = new File(['abc'], 'me.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Profile photo'), file);
    const dialog = await screen.findByRole('dialog', { name: 'Profile photo' });
    expect(within(dialog).getByRole('button', { name: 'Opening…' }).ariaDisabled).toBe('true');
    expect(within(dialog).queryByRole('button', { name: 'Save photo' })).toBeNull();
    fireEvent.error(await vi.waitFor(() => within(dialog).getByAltText('')));
    expect(within(dialog).getByRole('button', { name: 'Save photo' }).ariaDisabled).not.toBe('true');
  });

  test('is moved by buttons', async () => {
    const { user } = await chosen();
    await user.click(press('Move left'));
    await user.click(press('Save photo'));
    expect(cropSent()).toEqual({ left: 87.5, top: 0, side: 200 });
  });

  test('is moved and zoomed by keys', async () => {
    const { user } = await chosen();
    screen.getByRole('application').focus();
    await user.keyboard('{ArrowRight}++++');
    await user.click(press('Save photo'));
    expect(cropSent().left).toBeCloseTo(162.5);
    expect(cropSent()).toMatchObject({ top: 50, side: 100 });
  });

  test('is zoomed by buttons, and no further than to the whole', async () => {
    const { user } = await chosen();
    await user.click(press('Zoom out'));
    expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' }).value).toBe('1');
    await user.click(press('Zoom in'));
    expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' }).value).toBe('1.25');
  });

  test('follows the hand that drags it', async () => {
    const { user } = await chosen();
    const frame = screen.getByRole('application');
    Object.defineProperty(frame, 'clientWidth', { value: 100 });
    frame.setPointerCapture = () => undefined;
    fireEvent.pointerDown(frame, { clientX: 50, clientY: 50, pointerId: 1 });
    fireEvent.pointerMove(frame, { clientX: 30, clientY: 50, pointerId: 1 });
    fireEvent.pointerUp(frame, { pointerId: 1 });
    await user.click(press('Save photo'));
    expect(cropSent()).toEqual({ left: 140, top: 0, side: 200 });
  });

  test('that cannot be read is refused in words', async () => {
    cut.mockResolvedValue(null);
    const { user } = await chosen();
    await user.click(press('Save photo'));
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t read this file as an image.');
  });

  test('that the server refuses stays in hand', async () => {
    const server = settingsServer().on('/upload-image/', aWireFailure('bad_media'));
    const { user } = await chosen(server);
    await user.click(press('Save photo'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This file is not an image or video we can read.',
    );
    expect(screen.getByRole('dialog', { name: 'Profile photo' })).toBeDefined();
  });

  test('stays as it is when one changes one’s mind while the other is sent', async () => {
    const answer = Promise.withResolvers<HttpAnswer>();
    const server = settingsServer().on('/upload-image/', (_options, { cancellation }: HttpRequest) => {
      cancellation?.onCancel(() => answer.reject(new RequestCancelled()));
      return answer.promise;
    });
    const { user } = await chosen(server);
    await user.click(press('Save photo'));
    await vi.waitFor(() => expect(server.requests.at(-1)?.path).toBe('/upload-image/'));
    await user.click(press('Cancel'));
    await expect(answer.promise).rejects.toThrow(RequestCancelled);
    expect(server.optionsOf('UserSettings.update')).toEqual([]);
  });

  test('is taken away', async () => {
    const { user, server } = await openSettings('/settings', 'Profile');
    await user.click(press('Remove'));
    await screen.findByText('Profile photo removed');
    expect(server.optionsOf('UserSettings.update')).toEqual([{ profile_image_upload_id: null }]);
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });
});
