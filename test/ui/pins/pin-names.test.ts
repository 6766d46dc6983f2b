import { describe, expect, test } from 'vitest';
import { cardTitle } from '../../../src/domain/cards/footer-parts.ts';
import { cardName } from '../../../src/ui/pins/pin-names.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';

const untitled = { title: '', gridTitle: '', altText: null, autoAltText: null };

describe('a card is called', () => {
  test.each([
    [{ gridTitle: 'Short', title: 'Long title' }, 'Short'],
    [{ gridTitle: '', title: 'Long title' }, 'Long title'],
    [{ ...untitled, altText: 'A fig in a bowl' }, 'A fig in a bowl'],
    [{ ...untitled, autoAltText: 'A red bowl' }, 'A red bowl'],
    [{ ...untitled, pinner: aUserShort({ fullName: 'Ann Ash' }) }, 'Pin by Ann Ash'],
    [{ ...untitled, pinner: null }, 'Pin'],
  ])('%o → %s', (fields, name) => {
    expect(cardName(aPin(fields))).toBe(name);
  });

  test('as the current slot of its carousel, where that has a title', () => {
    const carousel = (index: number, ...titles: readonly string[]) =>
      aPin({
        title: 'Walks',
        gridTitle: '',
        carouselData: {
          entityId: '1',
          carouselId: '1',
          index,
          carouselSlots: titles.map((title, place) => ({
            entityId: `${place}`,
            slotId: `${place}`,
            title,
            details: '',
            link: '',
            imageSignature: '',
            images: {},
          })),
        },
      });
    expect(cardTitle(carousel(0, 'Ridge', 'Lake'))).toBe('Ridge');
    expect(cardTitle(carousel(1, 'Ridge', 'Lake'))).toBe('Lake');
    expect(cardTitle(carousel(0, ' ', 'Lake'))).toBe('Walks');
    expect(cardTitle(carousel(0, 'Ridge'))).toBe('Walks');
  });

  test('but shows only a real title', () => {
    expect(cardTitle(aPin({ ...untitled, altText: 'A fig' }))).toBe('');
  });
});
