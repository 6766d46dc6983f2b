import { describe, expect, test } from 'vitest';
import { CreatePin, type PinDraft } from '../../../src/application/pins/create-pin.ts';
import type { NewPin, NewPinGateway } from '../../../src/application/ports/new-pin-gateway.ts';
import { toBoardId, toUploadId } from '../../../src/domain/ids/ids.ts';
import { aPin } from '../../builders/a-pin.ts';

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
    picture: { kind: 'upload', uploadId: toUploadId('9') },
    boardId: toBoardId('21'),
    sectionId: null,
    title: 'A chair',
    description: '',
    link: '',
    altText: '',
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
    [{ picture: null }, { name: 'picture', problem: 'missing' }],
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
      aDraft({ picture: null, title: 'x'.repeat(201), link: 'nope' }),
    );
    expect(outcome.kind === 'refused' && outcome.fields.map(({ name }) => name)).toEqual([
      'picture',
      'title',
      'link',
    ]);
  });
});
