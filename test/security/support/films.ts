import { readFile } from 'node:fs/promises';
import { type Member, succeeded } from '../../server/http-api/support/member.ts';
import type { Told } from '../../server/http-api/core/small-browser.ts';

/** What is told of an announced file. */
export type Announced = {
  readonly upload_id: string;
  readonly upload_url: string;
  readonly upload_parameters: Readonly<Record<string, string>>;
};

export type UploadStatus = {
  readonly upload_id: string;
  readonly status: string;
  readonly media_type: string;
  readonly width: number;
  readonly height: number;
  readonly signature?: string;
  readonly video_signature?: string;
  readonly poster_signature?: string;
  readonly image_url?: string;
  readonly duration?: number;
  readonly failure_code?: string;
};

/** Two seconds of a test picture. */
export function aFilm(name: 'small' | 'captioned' | 'turned' | 'fragments' = 'small'): Promise<Buffer> {
  return readFile(new URL(`../../server/video/samples/${name}.mp4`, import.meta.url));
}

export async function announce(
  { browser }: Pick<Member, 'browser'>,
  mediaType = 'video-story-pin',
): Promise<Announced> {
  const told = await browser.send('/v3/media/uploads/register/batch/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ media_info_list: [{ id: 'mine', media_type: mediaType }] }),
  });
  const { mine } = succeeded<{ mine?: Announced }>(told);
  if (mine === undefined) throw new Error(told.text);
  return mine;
}

/** The form that an announced file is sent with; `more` stands before the file. */
export function uploadForm(
  { upload_parameters }: Announced,
  bytes: Uint8Array,
  more: Readonly<Record<string, string>> = {},
  name = 'film.mp4',
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...upload_parameters, ...more })) form.set(field, value);
  form.set('file', new File([new Uint8Array(bytes)], name));
  return form;
}

export function sendFile(
  { browser }: Pick<Member, 'browser'>,
  announced: Announced,
  bytes: Uint8Array,
  more: Readonly<Record<string, string>> = {},
  name?: string,
): Promise<Told> {
  const body = uploadForm(announced, bytes, more, name);
  return browser.send('/media-upload/', { method: 'POST', body, withToken: false });
}

export async function statusOfUpload(
  { browser }: Pick<Member, 'browser'>,
  id: string,
): Promise<UploadStatus | undefined> {
  return succeeded<Record<string, UploadStatus>>(
    await browser.call('VIPResource', 'get', { upload_ids: [id] }),
  )[id];
}

/** Asks until the upload is neither on its way nor being worked on. */
export async function endOfUpload(member: Pick<Member, 'browser'>, id: string): Promise<UploadStatus> {
  for (;;) {
    const status = await statusOfUpload(member, id);
    if (status?.status === 'succeeded' || status?.status === 'failed') return status;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Announces a film, sends it and waits until it can be used. */
export async function sendFilm(
  member: Pick<Member, 'browser'>,
  bytes: Uint8Array,
  name?: string,
): Promise<UploadStatus> {
  const announced = await announce(member);
  const told = await sendFile(member, announced, bytes, {}, name);
  if (told.status !== 204) throw new Error(told.text);
  return endOfUpload(member, announced.upload_id);
}
