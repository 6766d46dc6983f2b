import { screen, waitFor } from '@testing-library/react';
import type { ContainerModule } from 'inversify';
import { expect } from 'vitest';
import type { HttpAnswer } from '../../../src/adapters/http/client/http-client.ts';
import type { Viewer } from '../../../src/domain/users/user.ts';
import type { WireBoard } from '../../../wire/board.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { openApp } from '../support/open-app.tsx';

export const UPLOADED: HttpAnswer = {
  status: 200,
  json: {
    success: true,
    upload_id: '9',
    image_url: '/a.png',
    width: 640,
    height: 480,
    image_signature: 'ab12',
  },
};

/** Ann's server: two boards, uploads arrive, pins are made. */
export function annsServer(...boards: WireBoard[]) {
  return new WireServer()
    .on('BoardPickerBoards.get', aWireAnswer({ all_boards: boards, boards_shortlist: [] }))
    .on('/upload-image/', UPLOADED)
    .on('FindPinImages.get', aWireFailure('fetch_failed'))
    .on('Pin.create', ({ title }) => aWireAnswer(aWirePin({ id: '700', title: String(title) })))
    .on('Pin.get', ({ id }) => aWireAnswer(aWirePin({ id: String(id), title: 'A chair' })));
}

const headings = () => screen.queryAllByRole('heading', { name: 'Create a pin' });

/** Opens the page, perhaps beside others: windows of one browser then stand in one document. */
export async function openCreate(
  server = annsServer(),
  {
    at = '/pin/create/',
    drafts,
    viewer = aViewer(),
    takesHeic,
  }: {
    readonly at?: string;
    readonly drafts?: ContainerModule;
    readonly viewer?: Viewer;
    readonly takesHeic?: boolean;
  } = {},
) {
  const others = headings().length;
  const app = openApp({ at, server, viewer, drafts, takesHeic });
  await waitFor(() => expect(headings()).toHaveLength(others + 1));
  return app;
}

export const aPicture = (name = 'chair.png', type = 'image/png') => new File(['abc'], name, { type });
export const chooser = () => screen.getByLabelText<HTMLInputElement>('Choose an image or video');
export const publish = () => screen.getByRole('button', { name: /^Publish|^Uploading/ });
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( |$)`));
export const boardField = () => screen.getByRole('combobox', { name: 'Board' });
