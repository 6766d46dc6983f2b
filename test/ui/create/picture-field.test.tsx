// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { noAnswer } from '../../adapters/wire-server.ts';
import { aWireFailure } from '../../builders/a-wire-answer.ts';
import type { HttpAnswer, HttpRequest } from '../../../src/adapters/http/http-client.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { descriptionOf } from '../support/description-of.ts';
import { annsServer, aPicture, chooser, openCreate, publish, UPLOADED } from './open-create.tsx';

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
    expect(screen.getByRole('img', { name: 'The chosen picture' })).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Uploading' })).toMatchObject({ value: 1, max: 3 });
    expect(publish().textContent).toContain('Picture is on its way…');
    answer.resolve(UPLOADED);
    expect((await screen.findByText('Uploaded')).textContent).toContain('640 × 480');
  });

  test('can be taken back while it is on its way, and another one chosen', async () => {
    const server = annsServer().on('/upload-image/', () => new Promise(() => undefined));
    const { user } = await openCreate(server);
    await user.upload(chooser(), aPicture('wrong.png'));
    await user.click(screen.getByRole('button', { name: 'Cancel the upload' }));
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
    await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
    expect(chooser()).toBeDefined();
    await user.click(publish());
    expect(descriptionOf(chooser())).toContain('Choose a picture first.');
  });
});
