import { expect } from 'vitest';
import type { WirePin } from '../../../../wire/pin.ts';
import { aFilm, announceFilm, filmForm, statusOfFilm } from '../film.ts';
import { aPhoto, PHOTOS } from '../pictures.ts';
import type { ScreenWorld } from '../screens/screen-world.ts';

/** Hana's pins, one of each kind that the interface describes differently. Mia pays for `paid`. */
export type PinsOfKinds = Readonly<Record<'carousel' | 'story' | 'product' | 'paid' | 'film', WirePin>>;

/** Their names and texts, which nobody translates. */
export const KINDS_CONTENT = [
  ...['Three walks', 'Seeds', 'Leaves', 'Fruits', 'How to sow', 'Dig', 'Wait', 'A cover'],
  ...['Oak chair', 'Oak & Sons', 'Tongs', 'A film'],
] as const;

export async function makePinsOfKinds({ hana, mia }: ScreenWorld): Promise<PinsOfKinds> {
  const sent = await Promise.all(PHOTOS.slice(0, 3).map(async (name) => hana.upload(await aPhoto(name))));
  const titles = ['Seeds', 'Leaves', 'Fruits'];
  const carousel = await hana.call<WirePin>('Pin', 'create', {
    title: 'Three walks',
    carousel_slots: sent.map(({ upload_id }, index) => ({ upload_id, title: titles[index] })),
  });
  const cover = (await hana.makePin({ title: 'A cover' })).image_signature;
  const story = await hana.call<WirePin>('StoryPin', 'create', {
    story_pin: {
      metadata: { pin_title: 'How to sow', pin_image_signature: cover },
      pages: [{ blocks: [{ type: 1, text: 'Dig' }] }, { blocks: [{ type: 1, text: 'Wait' }] }],
    },
  });
  const product = await hana.makePin({
    title: 'Oak chair',
    product: {
      price: '19.90',
      standard_price: '25',
      currency: 'EUR',
      availability: 'in_stock',
      brand: 'Oak & Sons',
      rating: '4.5',
      rating_count: 3,
    },
  });
  const paid = await hana.makePin({ title: 'Tongs', sponsor_username: mia.username });
  return { carousel, story, product, paid, film: await makeFilm(hana) };
}

async function makeFilm(hana: ScreenWorld['hana']): Promise<WirePin> {
  const announced = await announceFilm(hana);
  const body = filmForm(announced, new Blob([new Uint8Array(await aFilm())]));
  await fetch(announced.upload_url, { method: 'POST', body });
  await expect.poll(() => statusOfFilm(hana, announced.upload_id), { timeout: 60_000 }).toBe('succeeded');
  return hana.call<WirePin>('Pin', 'create', { upload_id: announced.upload_id, title: 'A film' });
}
