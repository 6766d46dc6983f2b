// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { CardSetting } from '../../../src/domain/cards/card-setting.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import type { Pin } from '../../../src/domain/pins/pin.ts';
import { shoppingTagLook } from '../../../src/domain/shopping/shopping-tag.ts';
import { PinCard } from '../../../src/ui/pins/card/pin-card.tsx';
import { pinGridItem } from '../../../src/ui/pins/card/pin-grid-item.ts';
import { aBoardShort } from '../../builders/a-board.ts';
import { aCardSetting } from '../../builders/a-card-setting.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';
import { descriptionOf } from '../support/description-of.ts';

afterEach(cleanup);

const others = { board: aBoardShort({ owner: aUserShort({ entityId: toUserId('12') }) }) };
const forSale: Partial<Pin> = { ...others, isShoppable: true };

/** The card that a member in this group and country sees. */
function draw(group: string, country: string, fields = forSale, more: Partial<CardSetting> = {}) {
  const tagLook = shoppingTagLook(country, { shopping_tag: group });
  const setting = aCardSetting({ surface: 'AuthHomefeed', viewerId: toUserId('11'), tagLook, ...more });
  render(<PinCard item={pinGridItem(aPin(fields), setting)} href="/pin/101/" index={0} />);
  const link = screen.getByRole('link', { name: 'A chair' });
  return {
    link,
    over: link.querySelector('[data-look="overlay"]'),
    sign: screen.queryByRole('img', { name: 'Shop' }),
    more: screen.queryByRole('button', { name: 'More options' }),
  };
}

test('over the picture it describes the link, and the text has none', () => {
  const { link, over, sign } = draw('overlay', 'DE');
  expect(over?.textContent).toBe('Shop');
  expect(descriptionOf(link)).toContain('Shop');
  expect(sign).toBeNull();
});

test('in the text it is a sign with a name, and none is always over the picture', () => {
  const { over, sign } = draw('footer', 'DE');
  expect(sign).not.toBeNull();
  expect(over).toBeNull();
});

describe('without a tag the card keeps the button of its menu', () => {
  test.each([
    ['in the group control', 'control', 'DE'],
    ['in Italy', 'footer', 'IT'],
    ['in a country that nobody knows', 'overlay', ''],
  ])('%s', (_where, group, country) => {
    const { over, sign, more } = draw(group, country);
    expect([over, sign]).toEqual([null, null]);
    expect(more).not.toBeNull();
  });

  test('where pictures stand without words, and the tag would be one', () => {
    const { sign, more } = draw('footer', 'DE', forSale, { isWordless: true });
    expect(sign).toBeNull();
    expect(more).not.toBeNull();
  });
});

test.each(['overlay', 'footer'])('beside a tag (%s) there is no such button', (group) => {
  expect(draw(group, 'DE').more).toBeNull();
});

test('what is not for sale has no tag', () => {
  const { over, sign, more } = draw('footer', 'DE', others);
  expect([over, sign]).toEqual([null, null]);
  expect(more).not.toBeNull();
});
