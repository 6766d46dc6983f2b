import { readFile } from 'node:fs/promises';
import type { Member } from './member.ts';

/** What is told of an announced file. */
export type Announced = {
  readonly upload_id: string;
  readonly upload_url: string;
  readonly upload_parameters: Readonly<Record<string, string>>;
};

export type FilmName = 'small' | 'captioned';

/** Two seconds of a test picture. */
export function aFilm(name: FilmName = 'small'): Promise<Buffer> {
  return readFile(new URL(`../../server/video/samples/${name}.mp4`, import.meta.url));
}

export async function announceFilm(member: Member): Promise<Announced> {
  const data = { media_info_list: [{ id: 'mine', media_type: 'video-story-pin' }] };
  const told = await member.call<{ mine: Announced }>('Api', 'create', {
    url: '/v3/media/uploads/register/batch/',
    data,
  });
  return told.mine;
}

/** The form that an announced file is sent with; `more` stands before the file. */
export function filmForm(
  { upload_parameters }: Announced,
  film: Blob,
  more: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...upload_parameters, ...more })) form.set(name, value);
  form.set('file', film, 'film.mp4');
  return form;
}

export async function statusOfFilm(member: Member, id: string): Promise<string> {
  const told = await member.call<Record<string, { status: string }>>('VIP', 'get', { upload_ids: [id] });
  return told[id]?.status ?? 'unknown';
}
