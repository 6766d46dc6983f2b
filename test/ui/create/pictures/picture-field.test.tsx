// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { noAnswer } from '../../../adapters/wire-server.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import type { HttpAnswer, HttpRequest } from '../../../../src/adapters/http/client/http-client.ts';
import { fillBrowserGaps } from '../../support/browser-gaps.ts';
import { descriptionOf } from '../../support/description-of.ts';
import { annsServer, aPicture, chooser, openCreate, publish, UPLOADED } from '../open-create.tsx';

fillBrowserGaps();
afterEach(cleanup);

describe('the picture', () => {
  test('is shown at once, with how far it has come', async () => {
    const answer = Promise.withResolvers<HttpAnswer>();
    const server = annsServer().on('/upload-image/', (_options: unknown, { onProgress }: HttpRequest) => {
      onProgress?.(1 / 3);
      return answer.promise;
    });
    const { user } = await openCreate(server);
    await user.upload(chooser(), aPicture());
    expect(screen.getByRole('img', { name: 'Selected image' })).toBeDefined();
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Uploading' })).toMatchObject({ value: 1, max: 3 }),
    );
    expect(screen.getByRole('button', { name: 'Uploading…' })).toBeDefined();
    answer.resolve(UPLOADED);
    expect((await screen.findByText('Uploaded')).textContent).toContain('640 × 480');
  });

  test('may be a photo of a phone where the server can read those, and only there', async () => {
    await openCreate(annsServer(), { takesHeic: true });
    expect(chooser().accept.split(',')).toEqual(
      expect.arrayContaining(['image/heic', 'image/heif', '.heic']),
    );
    expect(descriptionOf(chooser())).toContain('JPEG, PNG, WebP, GIF, AVIF or HEIC up to 20 MB');
    cleanup();
    await openCreate(annsServer());
    expect(chooser().accept).toContain('image/avif');
    expect(chooser().accept).not.toContain('hei');
    expect(descriptionOf(chooser())).toContain('JPEG, PNG, WebP, GIF or AVIF up to 20 MB');
  });

  test('is the one that the server has made where the browser cannot show the file', async () => {
    const { user } = await openCreate(annsServer(), { takesHeic: true });
    await user.upload(chooser(), aPicture('photo.heic', 'image/heic'));
    await screen.findByText('Uploaded');
    const shown = () => screen.getByRole('img', { name: 'Selected image' });
    expect(shown().getAttribute('src')).toMatch(/^blob:/);
    fireEvent.error(shown());
    expect(shown().getAttribute('src')).toContain('/a.png');
  });

  test('that the browser cannot show is nothing until the server has it', async () => {
    const answer = Promise.withResolvers<HttpAnswer>();
    const server = annsServer().on('/upload-image/', () => answer.promise);
    const { user } = await openCreate(server, { takesHeic: true });
    await user.upload(chooser(), aPicture('photo.heic', 'image/heic'));
    fireEvent.error(screen.getByRole('img', { name: 'Selected image' }));
    expect(screen.queryByRole('img', { name: 'Selected image' })).toBeNull();
    answer.resolve(UPLOADED);
    const shown = await screen.findByRole('img', { name: 'Selected image' });
    expect(shown.getAttribute('src')).toContain('/a.png');
  });

  test('can be taken back while it is on its way, and another one chosen', async () => {
    const server = annsServer().on('/upload-image/', () => new Promise(() => undefined));
    const { user } = await openCreate(server);
    await user.upload(chooser(), aPicture('wrong.png'));
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(screen.queryByText('wrong.png')).toBeNull();

    server.on('/upload-image/', UPLOADED);
    await user.upload(chooser(), aPicture('right.png'));
    expect(await screen.findByText('Uploaded')).toBeDefined();
    expect(screen.getByText('right.png')).toBeDefined();
  });

  test('that was refused says why where it was chosen', async () => {
    const refusal = aWireFailure('bad_media', { message: 'This file is not an image we can read.' });
    const { user } = await openCreate(annsServer().on('/upload-image/', refusal));
    await user.upload(chooser(), aPicture('chair.png'));
    await vi.waitFor(() =>
      expect(descriptionOf(chooser())).toContain('This file is not an image we can read.'),
    );
  });

  test('that did not arrive can be sent again', async () => {
    const server = annsServer().on('/upload-image/', noAnswer);
    const { user } = await openCreate(server);
    await user.upload(chooser(), aPicture());
    expect((await screen.findByRole('alert')).textContent).toContain('You seem to be offline');
    server.on('/upload-image/', UPLOADED);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Uploaded')).toBeDefined();
  });

  test('can be removed again', async () => {
    const { user } = await openCreate();
    await user.upload(chooser(), aPicture());
    await screen.findByText('Uploaded');
    await user.click(screen.getByRole('button', { name: 'Remove image' }));
    expect(chooser()).toBeDefined();
    await user.click(publish());
    await vi.waitFor(() => expect(descriptionOf(chooser())).toContain('Choose an image or video first.'));
  });
});

test('a video is called one, while it comes and when it is here', async () => {
  const sent = Promise.withResolvers<HttpAnswer>();
  const told = { upload_id: '9', upload_url: 'http://own.test/media-upload/', upload_parameters: {} };
  const state = { status: 'succeeded', image_url: '/poster.png', width: 640, height: 360 };
  const server = annsServer()
    .on('/v3/media/uploads/register/batch/', aWireAnswer({ video: told }))
    .on('/media-upload/?', { status: 200, json: { offset: 0 } })
    .on('/media-upload/', () => sent.promise)
    .on('VIP.get', aWireAnswer({ 9: state }));
  const { user } = await openCreate(server);
  await user.upload(chooser(), aPicture('film.mp4', 'video/mp4'));
  expect(screen.getByRole('button', { name: 'Uploading…' })).toBeDefined();
  sent.resolve({ status: 204, json: null });
  expect(await screen.findByRole('img', { name: 'Selected video' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove video' })).toBeDefined();
});
