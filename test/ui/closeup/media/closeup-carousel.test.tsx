// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { WireCarouselData } from '../../../../wire/pin-media.ts';
import { WireServer } from '../../../adapters/wire-server.ts';
import { aWireAnswer } from '../../../builders/a-wire-answer.ts';
import { aWirePin } from '../../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../../support/browser-gaps.ts';
import { openApp } from '../../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const image = (number: number, width: number) => ({
  url: `/slot-${number}-${width}.webp`,
  width,
  height: width * number,
});
const aSlot = (number: number) => ({
  id: `70${number}`,
  slot_id: `70${number}`,
  title: `Slot ${number}`,
  details: `About slot ${number}`,
  link: `https://shop${number}.test/thing`,
  image_signature: '',
  images: {
    '236x': image(number, 236),
    '474x': image(number, 474),
    '564x': image(number, 564),
    '736x': image(number, 736),
  },
});
const aWireCarousel = (index = 0): WireCarouselData => ({
  id: '700',
  carousel_id: '700',
  index,
  carousel_slots: [aSlot(1), aSlot(2), aSlot(3)],
});

async function openCarousel(carousel_data = aWireCarousel()) {
  const server = new WireServer().on('Pin.get', aWireAnswer(aWirePin({ carousel_data, domain: 'own.test' })));
  const app = openApp({ at: '/pin/101/', server });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const arrow = (name: string) => screen.queryByRole('button', { name });
const key = (name: string, target: Element = document.body) => fireEvent.keyDown(target, { key: name });

describe('the slot of an open carousel', () => {
  test('drives picture, title, details and link', async () => {
    const { user } = await openCarousel();
    expect(heading()).toBe('Slot 1');
    await user.click(arrow('View Next')!);
    expect(heading()).toBe('Slot 2');
    expect(screen.getByText('About slot 2')).toBeDefined();
    expect(screen.queryByText('About slot 1')).toBeNull();
    expect(screen.getByRole('link', { name: 'shop2.test' }).getAttribute('href')).toBe(
      'https://shop2.test/thing',
    );
    expect(screen.getByRole('img', { name: 'Slot 2' }).getAttribute('width')).toBe('736');
  });

  test('is the one that the carousel begins with', async () => {
    await openCarousel(aWireCarousel(2));
    expect([heading(), arrow('View Next')]).toEqual(['Slot 3', null]);
  });

  test('has a dot, and is told in figures', async () => {
    const { user } = await openCarousel();
    await user.click(arrow('View Next')!);
    const dots = [...document.querySelectorAll('.dot')];
    expect(dots.map((dot) => dot.hasAttribute('data-current'))).toEqual([false, true, false]);
    expect(screen.getByText('2/3')).toBeDefined();
    expect(screen.getByText('2/3 Slot 2')).toBeDefined();
  });

  test('leaves the picture its shape', async () => {
    const { user } = await openCarousel();
    const shape = (name: string) => screen.getByRole('img', { name }).style.getPropertyValue('aspect-ratio');
    expect(shape('Slot 1')).toBe('736 / 1104');
    await user.click(arrow('View Next')!);
    expect(shape('Slot 2')).toBe('736 / 1104');
  });
});

describe('arrow keys', () => {
  test('lead on and back, within bounds', async () => {
    await openCarousel();
    const at = (name: string) => {
      key(name);
      return heading();
    };
    expect(['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'].map(at)).toEqual(
      ['Slot 2', 'Slot 3', 'Slot 3', 'Slot 2', 'Slot 1', 'Slot 1'],
    );
  });

  test('are left alone where they mean something else', async () => {
    await openCarousel();
    const field = document.body.appendChild(document.createElement('input'));
    key('ArrowRight', field);
    fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
    field.remove();
    expect(heading()).toBe('Slot 1');
  });

  test('of other pins do nothing', async () => {
    const server = new WireServer().on('Pin.get', aWireAnswer(aWirePin()));
    openApp({ at: '/pin/101/', server });
    await screen.findByRole('heading', { level: 1 });
    act(() => void key('ArrowRight'));
    expect([heading(), arrow('View Next')]).toEqual(['A chair', null]);
  });
});
