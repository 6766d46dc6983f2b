import type { WirePin } from '../../../wire/pin.ts';
import type { Told } from '../../server/http-api/core/small-browser.ts';
import { succeeded, type Member, type UploadAnswer } from '../../server/http-api/support/member.ts';
import { plain } from '../../server/images/sample-pictures.ts';

let shade = 0;

/** A small picture that is no other picture. */
export function aPhoto(): Promise<Buffer> {
  shade += 1;
  return plain(40, 60, [shade % 256, (shade >> 8) % 256, 99])
    .png()
    .toBuffer();
}

/** Sends bytes under a name, as the form of the site does. */
export function send({ browser }: Pick<Member, 'browser'>, bytes: Uint8Array, name = 'a.png'): Promise<Told> {
  const body = new FormData();
  body.set('img', new File([new Uint8Array(bytes)], name));
  return browser.send('/upload-image/', { method: 'POST', body });
}

export async function sendPhoto(member: Member): Promise<UploadAnswer> {
  const told = await send(member, await aPhoto());
  if (told.status !== 200) throw new Error(told.text);
  return told.body as unknown as UploadAnswer;
}

/** Sends a picture and makes a pin of it. */
export async function pinPhoto(member: Member, options: Record<string, unknown> = {}): Promise<WirePin> {
  const { upload_id } = await sendPhoto(member);
  return succeeded<WirePin>(await member.browser.call('PinResource', 'create', { upload_id, ...options }));
}
