import type { WireBoard } from '../../../../wire/board.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import type { WireFullViewer } from '../../../../wire/user.ts';
import { dataOf, outcomeOf, type SmallBrowser, type Told } from '../core/small-browser.ts';

export const PASSWORD = 'correct horse battery';

/** Somebody with an account and a browser in which they are signed in. */
export type Member = { readonly user: WireFullViewer; readonly browser: SmallBrowser };

/** Signs somebody up. The first one of an empty store is the operator. */
export async function aMember(
  app: { browser(): SmallBrowser },
  username: string,
  options: Record<string, unknown> = {},
): Promise<Member> {
  const browser = await app.browser().arrive();
  const told = await browser.call('UserRegisterResource', 'create', {
    email: `${username}@example.org`,
    password: PASSWORD,
    first_name: username,
    username,
    ...options,
  });
  return { user: succeeded<WireFullViewer>(told), browser };
}

export async function makeBoard(
  { browser }: Member,
  options: Record<string, unknown> = {},
): Promise<WireBoard> {
  return succeeded<WireBoard>(await browser.call('BoardResource', 'create', { name: 'Home', ...options }));
}

/** Sends a picture; another content is another picture. */
export async function sendPicture({ browser }: Member, content: BlobPart): Promise<UploadAnswer> {
  const body = new FormData();
  body.set('img', new Blob([content]), 'picture.jpg');
  const request = new Request('http://pins.test/', { method: 'POST', body });
  const told = await browser.send('/upload-image/', {
    method: 'POST',
    headers: { 'Content-Type': request.headers.get('content-type') ?? '' },
    body: await request.arrayBuffer(),
  });
  if (told.status !== 200) throw new Error(told.text);
  return told.body as unknown as UploadAnswer;
}

export type UploadAnswer = {
  readonly upload_id: string;
  readonly image_url: string;
  readonly image_signature: string;
};

/** Sends a picture and makes a pin of it. */
export async function makePin(member: Member, options: Record<string, unknown> = {}): Promise<WirePin> {
  const { upload_id } = await sendPicture(member, `picture ${String(options['title'])}`);
  return succeeded<WirePin>(await member.browser.call('PinResource', 'create', { upload_id, ...options }));
}

/** The data of an answer that must be a success. */
export function succeeded<T>(told: Told): T {
  const outcome = outcomeOf(told);
  if (outcome !== '200') throw new Error(`${outcome}: ${told.text.slice(0, 1000)}`);
  return dataOf(told) as T;
}
