// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Pin } from '../../../../src/domain/pins/pin.ts';
import { AppContext } from '../../../../src/ui/base/app-context.ts';
import { OUTBOUND_LINKS } from '../../../../src/ui/base/navigation/outbound-links.ts';
import { MasonryGrid } from '../../../../src/ui/grid/masonry-grid.tsx';
import { LinkProvider } from '../../../../src/ui/kit/app-link.tsx';
import { PinCard } from '../../../../src/ui/pins/card/pin-card.tsx';
import { pinGridItem } from '../../../../src/ui/pins/card/pin-grid-item.ts';
import { aPin } from '../../../builders/a-pin.ts';
import { aStory } from '../../../builders/a-story.ts';
import { toPinId } from '../../../../src/domain/ids/ids.ts';
import { anApp } from '../../support/an-app.ts';
import { pointer } from '../../support/pointer.ts';

// The clock of pictures that are late is one for all cards.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

const picture = (width: number, url: string) => ({
  url,
  width,
  height: width * 1.5,
  dominantColor: '#a83820',
});
const fig = (fields: Partial<Pin> = {}) =>
  aPin({
    entityId: toPinId('7'),
    title: 'A fig',
    gridTitle: 'A fig',
    altText: 'A cut fig in a red bowl',
    link: 'https://www.a-long-oven.example/fig',
    destinationUrl: null,
    linkDomain: null,
    imageSpec: {
      '236x': picture(236, '/236.webp'),
      '474x': picture(474, '/474.webp'),
      '564x': picture(500, '/564.webp'),
      '736x': picture(500, '/736.webp'),
    },
    ...fields,
  });

describe('the link of a card', () => {
  test('opens the pin, named by its title, and carries the state', () => {
    const visits: unknown[] = [];
    render(
      <LinkProvider navigate={(href, { state }) => visits.push([href, state])}>
        <PinCard item={pinGridItem(fig())} index={0} href="/pin/7/" state={{ board: '9' }} />
      </LinkProvider>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'A fig' }));
    expect(visits).toEqual([['/pin/7/', { board: '9' }]]);
  });

  test('of a pin that leads straight to its site opens the site, except for a form', () => {
    const draw = (fields: Partial<Pin>) => {
      const item = pinGridItem(fig({ isEligibleForWebCloseup: true, ...fields }));
      render(
        <AppContext value={anApp()}>
          <PinCard item={item} index={0} href="/pin/7/" />
        </AppContext>,
      );
      const link = screen.getByRole('link', { name: 'A fig' });
      cleanup();
      return [
        link.getAttribute('href'),
        link.getAttribute('target'),
        OUTBOUND_LINKS.get(link)?.pin?.entityId,
      ];
    };
    expect(draw({})).toEqual(['https://www.a-long-oven.example/fig', '_blank', '7']);
    expect(draw({ promotedIsLeadAd: true })).toEqual(['/pin/7/', null, undefined]);
    expect(draw({ isGoLinkless: true })).toEqual(['/pin/7/', null, undefined]);
  });

  test('of a pin without a title is named by what the picture shows', () => {
    render(<PinCard item={pinGridItem(fig({ title: '', gridTitle: '' }))} href="/pin/7/" index={0} />);
    expect(screen.getByRole('link', { name: 'A cut fig in a red bowl' })).toBeTruthy();
  });
});

describe('the picture', () => {
  const shown = (pin: Pin, index = 0) => {
    render(<PinCard item={pinGridItem(pin)} href="/pin/7/" index={index} />);
    return screen.getByRole<HTMLImageElement>('img');
  };

  test('comes in the sizes of cards, each width once', () => {
    const image = shown(fig());
    expect(image.srcset).toBe('/236.webp 236w, /474.webp 474w, /564.webp 500w');
    expect(image.sizes).toBe('(min-width: 620px) 236px, calc(50vw - 12px)');
  });

  test('that has no size of cards comes as it is', () => {
    const image = shown(fig({ imageSpec: { orig: picture(1000, '/orig.webp') } }));
    expect([image.getAttribute('src'), image.hasAttribute('srcset')]).toEqual(['/orig.webp', false]);
  });

  test.each([
    ['its foot', { minY: 177, maxY: 354 }, '50% 100%'],
    ['more of its top', { minY: 50, maxY: 204 }, '50% 25%'],
    ['its middle', { minY: 77, maxY: 277 }, '50% 50%'],
    ['all of it', null, ''],
  ])('shows %s where that is what its crop leaves', (_what, imageCrop, position) => {
    expect(shown(fig({ imageCrop })).style.objectPosition).toBe(position);
  });

  test('has the text alternative of the pin', () => {
    expect(shown(fig()).alt).toBe('A cut fig in a red bowl');
  });

  test('has no layer of its own, also when somebody comes near, unless a sign lies over it', () => {
    const isAlone = () => screen.getByRole('img').parentElement!.classList.contains('alone');
    fireEvent.focusIn(shown(fig()).closest('a')!);
    expect(isAlone()).toBe(true);
    cleanup();
    render(<PinCard item={{ ...pinGridItem(fig()), tag: 'overlay' }} href="/pin/7/" index={0} />);
    expect(isAlone()).toBe(false);
  });

  describe('that comes', () => {
    const coming = () => {
      const image = shown(fig());
      const { dataset } = image.parentElement!;
      return { image, state: () => [dataset['picture'], 'fades' in dataset] };
    };

    test('soon stands at once', () => {
      const { image, state } = coming();
      fireEvent.load(image);
      vi.advanceTimersByTime(1_000);
      expect(state()).toEqual(['here', false]);
    });

    test('late fades in', () => {
      const { image, state } = coming();
      vi.advanceTimersByTime(80);
      expect(state()).toEqual(['coming', true]);
      fireEvent.load(image);
      expect(state()).toEqual(['here', true]);
    });

    test('not shows its words', () => {
      const { image, state } = coming();
      fireEvent.error(image);
      expect(state()).toEqual(['failed', false]);
    });
  });
});

describe('a served card', () => {
  const served = (pin = fig(), index = 0) => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<PinCard item={pinGridItem(pin)} href="/pin/7/" index={index} served />);
    return page;
  };

  test('keeps its place by a drawing in the pin’s colour, without style attributes', () => {
    const page = served();
    expect(page.querySelector('[style]')).toBeNull();
    expect(page.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 236 354');
    expect(page.querySelector('rect')?.getAttribute('fill')).toBe('#a83820');
  });

  test.each([
    [0, 'eager', 'high'],
    [2, 'eager', 'low'],
    [10, 'lazy', 'low'],
  ])('has the picture of card %i fetched %s, with priority %s', (index, loading, priority) => {
    const image = served(fig(), index).querySelector('img')!;
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual([loading, priority]);
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['236', '354']);
  });

  test('names its pictures in the markup', () => {
    const image = served().querySelector('img')!;
    expect(image.getAttribute('src')).toBe('/236.webp');
    expect(image.getAttribute('srcset')).toBe('/236.webp 236w, /474.webp 474w, /564.webp 500w');
    expect(image.getAttribute('sizes')).toBe('(min-width: 620px) 236px, calc(50vw - 12px)');
  });

  test('shows its picture at once', () => {
    expect(served().querySelector('[data-picture]')).toBeNull();
  });

  test('takes nothing but a colour for a colour', () => {
    const spec = { ...picture(236, '/a.webp'), dominantColor: 'url(https://evil.example)' };
    expect(
      served(fig({ imageSpec: { '236x': spec } }))
        .querySelector('rect')
        ?.hasAttribute('fill'),
    ).toBe(false);
  });
});

describe('what can be done with a card is drawn', () => {
  const nearOf = () => screen.queryByText('near');
  const toolsOf = () => screen.queryByText('tools');
  const draw = () => {
    render(
      <PinCard
        item={pinGridItem(fig())}
        href="/pin/7/"
        index={0}
        renderTop={() => 'near'}
        renderTools={(_over, near) => near && 'tools'}
      />,
    );
    return screen.getByRole('link', { name: 'A fig' });
  };

  test('when the focus comes', () => {
    fireEvent.focusIn(draw());
    expect([nearOf(), toolsOf()]).not.toContain(null);
  });

  const moveOnto = (target: Element, pointerType = 'mouse') => {
    pointer('pointerover', target, 3, pointerType);
    pointer('pointermove', target, 3, pointerType);
  };

  test('when a pointer moves onto it: first what it sees at once, the rest when that is painted', async () => {
    moveOnto(draw());
    expect([nearOf() !== null, toolsOf()]).toEqual([true, null]);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(toolsOf()).not.toBeNull();
  });

  test('when it stops under a resting pointer, not when it passes', () => {
    const link = draw();
    pointer('pointerover', link, 0);
    act(() => void vi.advanceTimersByTime(100));
    pointer('pointerout', link, 0);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(nearOf()).toBeNull();
    pointer('pointerover', link, 0);
    act(() => void vi.advanceTimersByTime(120));
    expect(nearOf()).not.toBeNull();
  });

  test('when the wall comes to rest under a pointer, however slowly it was scrolled', () => {
    render(<MasonryGrid items={[]} renderCard={() => null} label="Pins" />);
    pointer('pointerover', draw(), 0);
    for (let ms = 0; ms < 600; ms += 50) {
      fireEvent.scroll(window);
      act(() => void vi.advanceTimersByTime(50));
    }
    expect(nearOf()).toBeNull();
    act(() => void vi.advanceTimersByTime(240));
    expect(nearOf()).not.toBeNull();
  });

  test('when a pointer that rested over it moves', () => {
    const link = draw();
    pointer('pointerover', link, 0);
    expect(nearOf()).toBeNull();
    pointer('pointermove', link, 1);
    expect(nearOf()).not.toBeNull();
  });

  test('also for who has come while something lay over it', () => {
    const card = (touched: boolean) => (
      <PinCard
        item={pinGridItem(fig())}
        href="/pin/7/"
        index={0}
        renderTop={() => 'near'}
        touched={touched}
      />
    );
    const { rerender } = render(card(true));
    moveOnto(screen.getByRole('link', { name: 'A fig' }));
    rerender(card(false));
    expect(nearOf()).not.toBeNull();
  });

  test('not for fingers: they save in the closeup', () => {
    moveOnto(draw(), 'touch');
    expect(nearOf()).toBeNull();
  });
});

test('the card of a story that was removed says so, and has neither picture nor badge', () => {
  const storyPinData = aStory([], { isDeleted: true, pageCount: 3, staticPageCount: 3 });
  const item = pinGridItem(fig({ storyPinData, storyPinDataId: '800' }));
  render(<PinCard item={item} href="/pin/7/" index={0} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/pin/7/');
  expect(screen.getByRole('link', { name: /^A fig Unavailable Removed by the creator$/ })).toBeTruthy();
  expect([document.querySelector('.image'), document.querySelector('.badge')]).toEqual([null, null]);
});
