import { describe, expect, test } from 'vitest';
import { displayOf } from '../../../../src/domain/experiences/display.ts';

type Data = Readonly<Record<string, unknown>>;

const show = (type: number, displayData: Data, experienceId = 1, placementId = 11) =>
  displayOf({ type, displayData, experienceId, placementId }, 'web');

describe('anchored kinds', () => {
  const flyout = {
    ...{ component_type: 2, display_type: 1, flyout_direction: 4, text: 't' },
    ...{
      button_text: 'Go',
      button_uri: '/go',
      scroll_to_dismiss: true,
      scroll_to_dismiss_delay_in_seconds: 2,
    },
    anchors_by_platform: { web: { anchor: 'save_button', placement: 11 } },
  };

  test('a flyout has a known anchor of this platform and placement', () => {
    expect(show(1, flyout)).toMatchObject({
      ...{ kind: 'flyout', anchor: 'save_button', direction: 'left', dismissAfterScrollMs: 2000 },
      button: { text: 'Go', href: '/go' },
    });
    expect(show(1, flyout, 1, 12)).toBeUndefined();
    const web = { anchor: 'unknown', placement: 11 };
    expect(show(1, { ...flyout, anchors_by_platform: { web } })).toBeUndefined();
    const web_mobile = { anchor: 'save_button', placement: 11 };
    const mobileOnly = { ...flyout, anchors_by_platform: { web_mobile } };
    expect(show(1, mobileOnly)).toBeUndefined();
    const shown = { type: 1, displayData: mobileOnly, experienceId: 1, placementId: 11 };
    expect(displayOf(shown, 'web_mobile')).toMatchObject({ kind: 'flyout' });
  });

  test.each([
    [1, 'up'],
    [2, 'right'],
    [3, 'down'],
    [4, 'left'],
    [5, 'down'],
  ])('direction %i is %s', (flyout_direction, direction) => {
    expect(show(1, { ...flyout, flyout_direction })).toMatchObject({ direction });
  });

  test.each([
    [1, 'flyout'],
    [2, 'pulsar'],
    [3, undefined],
  ])('display type %i is %s', (display_type, kind) => {
    expect(show(1, { ...flyout, display_type })?.kind).toBe(kind);
  });

  test('a popover has a known anchor and a message', () => {
    const data = { anchor: 'header_search', message: 'm', complete_button: { text: 'OK', url: '/x' } };
    expect(show(29, data)).toMatchObject({ kind: 'popover', complete: { text: 'OK', href: '/x' } });
    expect(show(29, { ...data, complete_button: 'OK' })).toMatchObject({ complete: { text: 'OK' } });
    expect(show(29, { ...data, anchor: undefined })).toBeUndefined();
    expect(show(29, { ...data, message: '' })).toBeUndefined();
  });

  test.each([
    [{ has_pulsar: false, has_tooltip: false }, null],
    [{ has_pulsar: true, has_tooltip: false }, 'pulsar'],
    [{ has_pulsar: false, has_tooltip: true }, 'tooltip'],
    [{ has_pulsar: true, has_tooltip: true }, 'pulsar-then-tooltip'],
    [{ has_pulsar: true, has_tooltip: true, pulserOnly: true }, 'pulsar'],
  ])('%j shows %s', (parts, shows) => {
    expect(show(8, { text: 't', ...parts })).toMatchObject({ kind: 'tooltip', shows });
  });

  test('a tooltip disappears after a time, completes on hover unless told not to, and shows 3 pictures', () => {
    const data = { has_tooltip: true, text: 't', complete_on_hover: true };
    expect(show(8, data)).toMatchObject({ disappearAfterMs: null, completesOnHover: true, thumbnails: [] });
    const thumbnail_urls = ['/1', '/2', '/3', '/4', '/5'];
    const more = { ...data, disappearTime: 3000, skipComplete: true, delay: 10, thumbnail_urls };
    expect(show(8, more)).toMatchObject({
      ...{ disappearAfterMs: 3000, completesOnHover: false, delayMs: 10, thumbnails: ['/3', '/4', '/5'] },
    });
    expect(show(8, { ...data, thumbnail_urls: ['/1', '/2'] })).toMatchObject({ thumbnails: ['/1', '/2'] });
    expect(show(8, { has_tooltip: true })).toBeUndefined();
  });
});
