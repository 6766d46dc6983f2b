import { describe, expect, test } from 'vitest';
import { CreatePin, type PinDraft } from '../../../src/application/pins/create-pin.ts';
import type { NewPin, NewPinGateway } from '../../../src/application/ports/pins/new-pin-gateway.ts';
import { toBoardId, toPinId, toUploadId } from '../../../src/domain/ids/ids.ts';
import { NO_PRODUCT } from '../../../src/domain/pins/product-texts.ts';
import { aPin } from '../../builders/a-pin.ts';

const UPLOAD = { kind: 'upload', uploadId: toUploadId('9') } as const;

/** Keeps the pins it is given. */
class KeptPins implements NewPinGateway {
  readonly created: NewPin[] = [];
  async create(pin: NewPin) {
    this.created.push(pin);
    return { kind: 'created', pin: aPin({ title: pin.title }) } as const;
  }
}

function aDraft(fields: Partial<PinDraft> = {}): PinDraft {
  return {
    key: 'pin-of-draft-1',
    content: { kind: 'upload', uploadId: toUploadId('9') },
    boardId: toBoardId('21'),
    sectionId: null,
    title: 'A chair',
    description: '',
    link: '',
    altText: '',
    note: '',
    product: null,
    sponsor: '',
    ...fields,
  };
}

describe('making a pin', () => {
  test('gives the pin', async () => {
    const pins = new KeptPins();
    expect(await new CreatePin({ pins }).run(aDraft())).toMatchObject({
      kind: 'created',
      pin: { title: 'A chair' },
    });
    expect(pins.created).toEqual([aDraft()]);
  });

  test('needs nothing but a picture', async () => {
    const outcome = await new CreatePin({ pins: new KeptPins() }).run(aDraft({ title: '', boardId: null }));
    expect(outcome.kind).toBe('created');
  });

  test.each<[Partial<PinDraft>, object]>([
    [{ content: null }, { name: 'picture', problem: 'missing' }],
    [{ title: 'x'.repeat(201) }, { name: 'title', problem: 'too_long', limit: 200 }],
    [{ description: 'x'.repeat(501) }, { name: 'description', problem: 'too_long', limit: 500 }],
    [{ altText: 'x'.repeat(501) }, { name: 'altText', problem: 'too_long', limit: 500 }],
    [{ link: 'not an address' }, { name: 'link', problem: 'bad_format' }],
    [{ link: 'javascript:alert(1)' }, { name: 'link', problem: 'not_allowed' }],
    [{ link: `https://a.test/${'x'.repeat(2048)}` }, { name: 'link', problem: 'too_long', limit: 2048 }],
  ])('%o is refused and nothing is made', async (fields, problem) => {
    const pins = new KeptPins();
    const outcome = await new CreatePin({ pins }).run(aDraft(fields));
    expect(outcome).toMatchObject({ kind: 'refused', fields: [problem] });
    expect(pins.created).toEqual([]);
  });

  test('a title of 200 characters as people count them fits', async () => {
    const outcome = await new CreatePin({ pins: new KeptPins() }).run(aDraft({ title: '👩🏽‍🎨'.repeat(200) }));
    expect(outcome.kind).toBe('created');
  });

  test('everything that is wrong is told at once, the picture first', async () => {
    const outcome = await new CreatePin({ pins: new KeptPins() }).run(
      aDraft({ content: null, title: 'x'.repeat(201), link: 'nope' }),
    );
    expect(outcome.kind === 'refused' && outcome.fields.map(({ name }) => name)).toEqual([
      'picture',
      'title',
      'link',
    ]);
  });

  test('what was typed about a product is made of it as facts', async () => {
    const pins = new KeptPins();
    const product = { ...NO_PRODUCT, price: '19,90', currency: 'eur' };
    await new CreatePin({ pins }).run(aDraft({ product }));
    expect(pins.created[0]?.product).toMatchObject({
      price: 19.9,
      currency: 'EUR',
      availability: 'in_stock',
    });
  });

  test.each<[Partial<PinDraft>, object]>([
    [{ note: 'x'.repeat(501) }, { name: 'note', problem: 'too_long', limit: 500 }],
    [
      { product: { ...NO_PRODUCT, price: 'cheap', currency: 'EUR' } },
      { name: 'product.price', problem: 'bad_format' },
    ],
    [
      { content: { kind: 'collection', picture: UPLOAD, pinIds: [toPinId('1'), toPinId('2')] } },
      { name: 'parts', problem: 'too_short', limit: 3 },
    ],
  ])('%# names the field of a product or a part', async (fields, problem) => {
    const outcome = await new CreatePin({ pins: new KeptPins() }).run(aDraft(fields));
    expect(outcome).toMatchObject({ kind: 'refused', fields: [problem] });
  });
});
