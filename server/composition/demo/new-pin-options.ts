import type { DemoPage, DemoPin } from './demo-content.ts';
import type { DemoUpload } from './demo-member.ts';

type Options = Readonly<Record<string, unknown>>;

type Making = {
  readonly own: DemoUpload;
  /** The board, and optionally its section. */
  readonly place: Options;
  /** Uploads the picture of the pin with this key. */
  readonly uploadOf: (key: string) => Promise<DemoUpload>;
  readonly content: (key: string) => DemoPin;
  /** The picture of an existing pin. */
  readonly idOf: (key: string) => string;
};

/** The options that create a pin of the sample content, or a story. */
export async function newPinOptions(pin: DemoPin, making: Making): Promise<Options> {
  const { place, own } = making;
  const texts = { ...place, description: pin.description, alt_text: pin.alt, link: pin.link };
  if (pin.story !== undefined) return { ...texts, story_pin: await storyOf(pin, pin.story, making) };
  return { ...texts, title: pin.title, product: pin.product, ...(await pictureOf(pin, own, making)) };
}

async function pictureOf(pin: DemoPin, own: DemoUpload, making: Making): Promise<Options> {
  const { upload_id } = own;
  if (pin.carousel !== undefined) {
    const slots: Options[] = [{ upload_id, title: pin.title, details: pin.description, link: pin.link }];
    for (const key of pin.carousel) {
      const { title, description, link } = making.content(key);
      slots.push({ upload_id: (await making.uploadOf(key)).upload_id, title, details: description, link });
    }
    return { carousel_slots: slots };
  }
  if (pin.collage !== undefined) {
    const items: Options[] = [];
    for (const key of pin.collage) {
      items.push({ upload_id: (await making.uploadOf(key)).upload_id, link: making.content(key).link });
    }
    return { upload_id, collage_items: items };
  }
  return pin.collection === undefined
    ? { upload_id }
    : { upload_id, collection_pin_ids: pin.collection.map(making.idOf) };
}

async function storyOf(pin: DemoPin, pages: readonly DemoPage[], making: Making): Promise<Options> {
  const made: Options[] = [];
  for (const { picture, text, product } of pages) {
    const shown = picture === pin.key ? making.own : await making.uploadOf(picture);
    const blocks: Options[] = [
      { type: 'story_pin_image_block', image_signature: shown.image_signature },
      { type: 'story_pin_paragraph_block', text },
    ];
    if (product !== undefined) {
      blocks.push({ type: 'story_pin_product_sticker_block', pin_id: making.idOf(product) });
    }
    made.push({ blocks });
  }
  const metadata = { pin_title: pin.title, pin_image_signature: making.own.image_signature };
  return { metadata, pages: made };
}
