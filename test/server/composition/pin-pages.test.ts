import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pinSegment } from '../../../src/domain/routes/internal/pin-segment.ts';
import type { WirePin } from '../../../wire/pin.ts';
import { aSourceProduct, someSourceFacts } from '../../builders/a-source-facts.ts';
import { pinPhoto, sendPhoto } from '../../security/support/photos.ts';
import { readPage } from '../../security/support/read-page.ts';
import { WholeServer } from '../../security/support/whole-server.ts';
import { aMember, makeBoard, succeeded, type Member } from '../http-api/support/member.ts';

/** A pin has more addresses than its own: those of what it shows. */

const LINK = 'https://shop.example/vase--tall';
const RED = `${LINK}?color=red&size=1`;

let server: WholeServer;
let member: Member;
let vase: WirePin;
let chairs: WirePin;

beforeAll(async () => {
  server = await WholeServer.open();
  member = await aMember(server, 'ann');
  vase = await pinPhoto(member, { title: 'A vase', link: LINK });
  await nameVariant(LINK, RED);
  const [one, two] = [await sendPhoto(member), await sendPhoto(member)];
  const slots = [one, two].map(({ upload_id }) => ({ upload_id, title: 'A chair' }));
  const told = await member.browser.call('PinResource', 'create', { carousel_slots: slots, title: 'Chairs' });
  chairs = succeeded<WirePin>(told);
});
afterAll(() => server.close());

const at = (id: string, words?: string) => `/pin/${pinSegment(id, words)}/`;

describe('the closeup of the underlying pin is served', () => {
  const places: readonly (readonly [string, () => string, () => WirePin])[] = [
    ['at its own address', () => at(vase.id), () => vase],
    ['at the address of a variant of its product', () => at(RED), () => vase],
    ['at that address behind words', () => at(RED, 'red vase'), () => vase],
    ['at the id of a picture of its carousel', () => at(slotOf(chairs)), () => chairs],
  ];

  test.each(places)('%s', async (_where, address, pinOf) => {
    const pin = pinOf();
    const told = await server.browser().send(address());
    expect(told.status).toBe(200);
    const page = readPage(told.text);
    expect(page.title).toBe(`${pin.title} · Pinakes`);
    const canonical = page.querySelector<HTMLLinkElement>('link[rel=canonical]');
    expect(new URL(canonical!.href).pathname).toBe(pin.seo_url);
    const pictures = [...page.querySelectorAll('main img')].map((each) => each.getAttribute('src'));
    expect(pictures.some((src) => src?.includes(pin.image_signature))).toBe(true);
  });
});

test('an address that is no variant of anything is not found', async () => {
  for (const id of [`${LINK}?color=blue`, 'https://other.example/?color=red&size=1']) {
    expect((await server.browser().send(at(id))).status).toBe(404);
  }
});

test('a secret pin is found by no variant', async () => {
  const board = await makeBoard(member, { name: 'Presents', privacy: 'secret' });
  const link = 'https://shop.example/present';
  await pinPhoto(member, { title: 'A present', link, board_id: board.id });
  const variant = `${link}?wrapped=yes`;
  await nameVariant(link, variant);
  expect((await server.browser().send(at(variant))).status).toBe(404);
});

/** The page at the link says that it sells this variant. */
async function nameVariant(link: string, url: string): Promise<void> {
  await server.store.transaction(async (tx) => {
    const variants = [{ name: 'color', value: 'red', url }];
    const { key } = (await tx.linkFacts.begin(link))!;
    await tx.linkFacts.update(key, { facts: someSourceFacts({ products: [aSourceProduct({ variants })] }) });
  });
}

function slotOf({ carousel_data }: WirePin): string {
  return carousel_data!.carousel_slots[1]!.id;
}
