import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayOf } from '../../../../src/domain/experiences/display.ts';
import { isInFlow, isInterrupting } from '../../../../src/domain/experiences/display-kinds.ts';

type Data = Readonly<Record<string, unknown>>;

const show = (type: number, displayData: Data, experienceId = 1, placementId = 11) =>
  displayOf({ type, displayData, experienceId, placementId }, 'web');

describe('callout banners and upsells', () => {
  test.each([
    [{ type: 'info-callout', message: 'm' }, 'callout-banner', 'info'],
    [{ type: 'error-callout', message: 'm' }, 'callout-banner', 'error'],
    [{ type: 'warning-callout', message: 'm' }, 'callout-banner', 'warning'],
    [{ type: 'upsell', message: 'm' }, 'upsell', 'info'],
  ])('%j is shown', (data, kind, tone) => {
    expect(show(1, data)).toMatchObject({ kind, tone, message: 'm' });
  });

  test.each([
    { type: 'info-callout', message: '' },
    { type: 'info-callout', message: ' \n' },
    { type: 'foo', message: 'm' },
    { type: 'toString', message: 'm' },
    { type: 'upsell' },
    { type: 'upsell', message: 'm'.repeat(4097) },
  ])('%j is not', (data) => {
    expect(show(1, data)).toBeUndefined();
  });

  test('have a title, a link and two actions', () => {
    const data = {
      ...{ type: 'upsell', message: 'm', title: 't' },
      link: { text: 'More', href: '/x' },
      primaryAction: { label: 'Go', accessibilityLabel: 'Go to pins', href: 'https://pins.example/' },
      secondaryAction: { label: 'No', href: 'javascript:alert(1)' },
    };
    expect(show(1, data)).toMatchObject({
      title: 't',
      link: { text: 'More', href: '/x' },
      primary: { text: 'Go', label: 'Go to pins', href: 'https://pins.example/' },
      secondary: undefined,
    });
  });
});

describe('banners', () => {
  const data = {
    ...{ component_type: 1, message: 'm', titleText: 't', canClose: true, external: true },
    ...{ backgroundColorNarrow: '#fff', backgroundColorWide: 'red; x', textColorWide: '#102030' },
    ...{ layoutNarrow: 2, layoutWide: 7, completeButtonText: 'Go', dismissButtonText: 'Close' },
    ...{ backgroundImageWide: { uri: '/media/a.webp', altText: 'a' }, coverImage: { uri: 'javascript:x' } },
    ...{ onCompleteRedirectUrl: '/done', onDismissRedirectUrl: '//evil.example' },
    ...{ links: ['/a', 'javascript:x', '/c'], linkTitles: ['A', 'B', 'C'] },
  };

  test('have narrow and wide fields, and only safe addresses', () => {
    expect(show(1, data)).toMatchObject({
      ...{ kind: 'banner', variant: 'default', title: 't', canClose: true, isExternal: true },
      narrow: { background: '#fff', layout: 'side-by-side', picture: undefined },
      wide: { background: undefined, layout: 'stacked', textColor: '#102030', picture: { alt: 'a' } },
      ...{ onComplete: '/done', onDismiss: undefined, cover: undefined },
      links: [
        { text: 'A', href: '/a' },
        { text: 'C', href: '/c' },
      ],
    });
  });

  test('have their component type', () => {
    expect(show(1, { ...data, component_type: 2 })?.kind).not.toBe('banner');
    expect(show(1, { ...data, component_type: '1' })).toBeUndefined();
    expect(show(1, { component_type: 1 })).toBeUndefined();
  });

  test.each([
    [500_863, 'welcome-back'],
    [501_153, 'plain'],
    [501_487, 'plain'],
    [500_500, 'default'],
  ])('experience %i is the hero %s', (experienceId, variant) => {
    expect(show(1, data, experienceId)).toMatchObject({ variant });
  });
});

describe('callouts', () => {
  const data = {
    ...{ title: 't', message: 'm', icon: 1, iconColor: 99 },
    completeButton: { text: 'Yes', url: '/yes' },
    dismissButton: { text: 'No', hideDismissButton: true },
  };

  test('are inline (27) or floating (28)', () => {
    const shown = { title: 't', message: 'm', icon: 'info', color: 'ink', dismiss: undefined };
    expect(show(27, data)).toMatchObject({ kind: 'inline-callout', ...shown, complete: { href: '/yes' } });
    expect(show(28, { ...data, dismissButton: { text: 'No' } })).toMatchObject({
      kind: 'floating-callout',
      dismiss: { text: 'No' },
    });
    expect(show(27, {})).toBeUndefined();
  });
});

describe('modals', () => {
  const data = {
    ...{ title: 't', body: 'b', completeButton: { text: 'OK' }, delay_in_millis: 3000 },
    image: { url: '/media/a.webp', imageAlt: 'a', dominantColor: [1, 2, 3] },
  };

  test('need title, body and the text of the complete button', () => {
    expect(show(26, data)).toMatchObject({
      ...{ kind: 'modal', delayMs: 3000, dismiss: undefined },
      media: { kind: 'image', alt: 'a', color: 'rgb(1 2 3)' },
    });
    expect(show(26, { ...data, body: undefined })).toBeUndefined();
    expect(show(26, { ...data, title: ' ' })).toBeUndefined();
    expect(show(26, { ...data, completeButton: { text: '' } })).toBeUndefined();
  });

  test('show a video with a thumbnail instead', () => {
    const video = { url: '/media/a.mp4', metadata: { thumbnail: '/media/a.webp' } };
    expect(show(26, { ...data, image: { url: 'javascript:x' }, video })).toMatchObject({
      media: { kind: 'video', url: '/media/a.mp4', thumbnail: '/media/a.webp' },
    });
  });

  test.each([0, -5, Number.NaN, '3000', undefined])('a delay of %s is none', (delay) => {
    expect(show(26, { ...data, delay_in_millis: delay })).toMatchObject({ delayMs: 0 });
  });

  test('a colour has three bytes', () => {
    const image = { url: '/a', dominantColor: [1, 2, 300] };
    expect(show(26, { ...data, image })).toMatchObject({ media: { color: undefined } });
  });
});

describe('surveys', () => {
  const [decline, accept] = [{ text: 'No thanks' }, { text: 'Start', uri: 'https://s.example/x' }];
  const data = { title_text: 't', buttons: [decline, accept] };

  test('have exactly a button to decline and one to accept with an address', () => {
    expect(show(5, data)).toMatchObject({ kind: 'survey', decline: 'No thanks', uri: 'https://s.example/x' });
    for (const buttons of [[decline], [decline, accept, accept], [accept, decline], [decline, null], 'x'])
      expect(show(5, { ...data, buttons })).toBeUndefined();
  });

  test.each([
    [1, 'at-once'],
    [2, 'on-leaving'],
    [3, 'after-delay'],
    [undefined, 'after-delay'],
    [9, 'after-delay'],
  ])('trigger %s starts %s', (action_trigger, start) => {
    expect(show(5, { ...data, action_trigger })).toMatchObject({ start });
  });

  test('wait five seconds by default; only an anket is framed', () => {
    expect(show(5, data)).toMatchObject({ delayMs: 5000, isFramed: false });
    expect(show(5, { ...data, delay: 100, anket: true })).toMatchObject({ delayMs: 100, isFramed: true });
  });

  test('the metrics banner needs two buttons, title and subtitle', () => {
    const metrics = { ...data, subtitle_text: 's' };
    expect(show(5, metrics, 502_527)).toMatchObject({ kind: 'metrics-banner' });
    expect(show(5, { ...metrics, buttons: [decline, decline, decline] }, 502_527)).toBeDefined();
    expect(show(5, { ...metrics, buttons: [decline] }, 502_527)).toBeUndefined();
    expect(show(5, data, 502_527)).toBeUndefined();
    expect(show(10, { ...metrics, text: 'x' }, 502_527)?.kind).toBe('toast');
  });
});

describe('texts', () => {
  test('a toast stays at least five seconds', () => {
    expect(show(10, { text: 't', link: '/x', duration: 2000 })).toEqual({
      ...{ kind: 'toast', text: 't', href: '/x', durationMs: 5000 },
    });
    expect(show(10, { text: 't', link: null, duration: 8000 })).toMatchObject({
      durationMs: 8000,
      href: undefined,
    });
    expect(show(10, { text: '' })).toBeUndefined();
  });

  test('search delight has queries and colours', () => {
    const data = {
      ...{ component_type: 3, search_query_list: [' Summer ', 4], text_colors: ['#f00', 'x'] },
      text_background_color: '#ffffff',
    };
    expect(show(1, data)).toEqual({
      ...{ kind: 'search-delight', queries: ['summer'], textColors: ['#f00'], background: '#ffffff' },
    });
    expect(show(1, { component_type: 3 })).toBeUndefined();
  });
});

describe('texts and buttons of any kind', () => {
  const general = {
    ...{ sub_text: 'More of it', complete_button_text: 'Go', complete_button_url: '/a' },
    ...{ dismiss_button_text: 'Later', secondary_cta_link: { url: '/b', text: 'Details' } },
  };
  const [complete, dismiss] = [{ text: 'Go', href: '/a' }, { text: 'Later' }];

  test('take the places of those that a kind has itself', () => {
    expect(show(27, general)).toMatchObject({ message: 'More of it', complete, dismiss });
    expect(show(26, { title: 't', ...general })).toMatchObject({ body: 'More of it', complete, dismiss });
    expect(show(1, { component_type: 1, ...general })).toMatchObject({
      ...{ message: 'More of it', completeText: 'Go', onComplete: '/a', dismissText: 'Later' },
      links: [{ text: 'Details', href: '/b' }],
    });
    expect(show(1, { type: 'upsell', ...general })).toMatchObject({
      ...{ message: 'More of it', primary: complete, secondary: dismiss },
      link: { text: 'Details', href: '/b' },
    });
    expect(show(29, { anchor: 'header_home', message: 'm', ...general })).toMatchObject({ complete });
  });

  test('give way to those', () => {
    const own = { message: 'm', completeButton: { text: 'Own' }, dismissButton: null };
    expect(show(27, { ...general, ...own })).toMatchObject({
      message: 'm',
      complete: { text: 'Own' },
      dismiss,
    });
  });

  test('have an address of another name, and only a safe one', () => {
    const at = (url: string) =>
      show(27, { ...general, complete_button_url: undefined, complete_button_cta_url: url });
    expect(at('/c')).toMatchObject({ complete: { text: 'Go', href: '/c' } });
    expect(at('javascript:alert(1)')).toMatchObject({ complete: undefined });
  });
});

test('type 0 and unknown types are absent', () => {
  expect(show(0, { type: 'upsell', message: 'm' })).toBeUndefined();
  expect(show(99, { message: 'm', title: 't' })).toBeUndefined();
  expect(show(1, { component_type: 99, message: 'm' })).toBeUndefined();
});

test('three kinds interrupt, five are part of the page', () => {
  const kinds = [
    'modal',
    'survey',
    'popover',
    'banner',
    'upsell',
    'toast',
    'tooltip',
    'floating-callout',
  ] as const;
  expect(kinds.filter(isInterrupting)).toEqual(['modal', 'survey', 'popover']);
  expect(kinds.filter(isInFlow)).toEqual(['banner', 'upsell']);
});

test('no content is an exception', () => {
  const types = fc.constantFrom(0, 1, 5, 8, 10, 26, 27, 28, 29);
  const names = fc.constantFrom(
    ...[
      'type',
      'component_type',
      'title',
      'title_text',
      'text',
      'body',
      'message',
      'anchor',
      'buttons',
      'link',
    ],
    ...[
      'completeButton',
      'image',
      'video',
      'anchors_by_platform',
      'thumbnail_urls',
      'links',
      'icon',
      'delay',
    ],
    ...['search_query_list', 'text_colors', 'display_type', 'dismissButton', 'complete_button'],
  );
  const data = fc.dictionary(
    names,
    fc.oneof(fc.jsonValue(), fc.constantFrom(1, 2, 3, 'upsell', 'save_button')),
  );
  fc.assert(fc.property(types, data, (type, value) => void show(type, value as Data)));
});
