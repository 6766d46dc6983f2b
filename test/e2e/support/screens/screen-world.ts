import { PHOTOS, aPhoto } from '../pictures.ts';
import { Member } from '../member.ts';
import type { WireBoard } from '../../../../wire/board.ts';
import type { WirePin } from '../../../../wire/pin.ts';

/** The boards, the section and the pins of the screens, by what addresses need. */
export interface ScreenPlaces {
  readonly hills: Pick<WireBoard, 'id' | 'url'>;
  readonly peaks: { readonly id: string; readonly slug: string };
  readonly pin: Pick<WirePin, 'id'>;
  /** On a secret board. */
  readonly hidden: Pick<WirePin, 'id'>;
  /** A pin of Mia's that the operator has removed. */
  readonly removed: Pick<WirePin, 'id'>;
  /** Of Hana and Mia. */
  readonly conversation: { readonly id: string };
}

/** The people and things that the screens show. */
export interface ScreenWorld extends ScreenPlaces {
  /** Who runs the server, with boards and pins. */
  readonly hana: Member;
  readonly newcomer: Member;
  /** A member who keeps much and follows. */
  readonly mia: Member;
  readonly pin: WirePin;
}

export const PHOTO_NAME = `Photo ${PHOTOS[0]}`;

/** `locale`: that of the accounts. */
export async function makeScreenWorld(siteUrl: string, locale: string): Promise<ScreenWorld> {
  const hana = await Member.join(siteUrl, 'hana', 'Hana', locale);
  const newcomer = await Member.join(siteUrl, 'newcomer', 'Nils', locale);
  const mia = await Member.join(siteUrl, 'mia', 'Mia', locale);
  const hills = await hana.makeBoard('Hills', { description: 'High and low' });
  const diary = await hana.makeBoard('Diary', { privacy: 'secret' });
  const peaks = await hana.call<{ id: string; slug: string }>('BoardSection', 'create', {
    board_id: hills.id,
    name: 'Peaks',
  });
  const pins: WirePin[] = [];
  for (const name of PHOTOS) {
    const texts = { title: `Photo ${name}`, description: 'Seen on a walk', link: 'https://walks.example/' };
    const section = name === PHOTOS[2] ? { section_id: peaks.id } : {};
    pins.push(await hana.makePin({ ...texts, ...section, board_id: hills.id }, await aPhoto(name)));
  }
  await hana.makePin({ title: '', board_id: hills.id });
  const hidden = await hana.makePin({ title: 'Without a link', board_id: diary.id });
  // With five boards one chooses, with fewer a pin goes to the profile.
  for (const name of ['Doors', 'Boats', 'Clay', 'Chairs', 'Lamps']) {
    const board = await mia.makeBoard(name);
    await mia.makePin({ title: `Of ${name}`, board_id: board.id });
  }
  const removed = await mia.makePin({ title: 'A heron' });
  await newcomer.call('Report', 'create', { object_type: 'pin', object_id: removed.id, reason: 'spam' });
  const [report] = await hana.call<readonly { id: string }[]>('Reports', 'get', {});
  await hana.call('Reports', 'update', { report_id: report?.id, action: 'remove', block_picture: false });
  const { id } = await hana.call<{ id: string }>('User', 'get', { username: 'hana' });
  await mia.call('UserFollow', 'create', { user_id: id });
  await mia.call('PinLike', 'create', { pin_id: pins[1]?.id });
  const conversation = await hana.call<{ id: string }>('Conversations', 'create', {
    user_ids: [(await mia.call<{ id: string }>('User', 'get', { username: 'mia' })).id],
    ...{ text: 'A heron', pin: pins[0]?.id },
  });
  await newcomer.call('Conversations', 'create', { user_ids: [id], text: 'Seen on a walk' });
  return { hana, newcomer, mia, hills, peaks, pin: pins[0]!, hidden, removed, conversation };
}
