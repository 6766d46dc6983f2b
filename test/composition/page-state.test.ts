import { describe, expect, test } from 'vitest';
import { readPageState, writePageState, type PageState } from '../../src/composition/page-state.ts';
import { boardFromWire } from '../../wire/board-from-wire.ts';
import { mergeParts } from '../../wire/merge-parts.ts';
import { pinFromWire } from '../../wire/pin-from-wire.ts';
import { userFromWire } from '../../wire/user-from-wire.ts';
import { viewerFromWire } from '../../wire/viewer-from-wire.ts';
import { aWireBoard } from '../builders/a-wire-board.ts';
import { aWirePin } from '../builders/a-wire-pin.ts';
import { aWireUser, aWireViewer } from '../builders/a-wire-user.ts';

type WireObject = Readonly<Record<string, unknown>>;

/** What is read of pins that were written. */
function written(pins: Readonly<Record<string, WireObject>>): unknown {
  const { initialReduxState } = aPageState().props;
  const state = aPageState({ props: { initialReduxState: { ...initialReduxState, pins } } });
  return readPageState(writePageState(state)).props.initialReduxState.pins;
}

/** What the state block holds of an object. */
function withoutEmptyFields(object: WireObject): WireObject {
  return readPageState(writePageState(aPageState({ viewer: object }))).viewer!;
}

function aPageState(fields: Partial<PageState> = {}): PageState {
  return {
    props: {
      initialReduxState: { pins: {}, boards: {}, boardsections: {}, users: {}, feeds: {}, experiments: {} },
    },
    context: {},
    viewer: null,
    route: { siteName: 'Pinakes', outcome: { kind: 'not-found' }, pinNames: {} },
    ...fields,
  };
}

describe('the state block', () => {
  test('is read as it was written', () => {
    const state = aPageState({
      viewer: { id: '11', username: 'ann', full_name: '</script><b>Ann & "Co"</b>' },
    });
    expect(readPageState(writePageState(state))).toEqual(state);
  });

  test('holds people around several pins at each of them', () => {
    const pinner = { id: '11', username: 'ann' };
    const pins = {
      '1': { id: '1', pinner, tags: ['a'], title: 'One "1"' },
      '2': { id: '2', pinner, board: { id: '5', owner: pinner } },
    };
    expect(written(pins)).toEqual(pins);
    expect(written(pins)).toEqual(pins);
  });

  test('holds all members of an object that was merged from parts', () => {
    const shared = { title: 'One', description: '' };
    const pins = {
      '1': mergeParts<WireObject>([shared, { id: '1' }, {}]),
      '2': mergeParts<WireObject>([{ about: null }, { id: '2' }, shared]),
    };
    expect(written(pins)).toEqual({ '1': { title: 'One', id: '1' }, '2': { id: '2', title: 'One' } });
  });

  test('holds nothing that could end it or open a comment', () => {
    const hostile = { name: '</script><!--<script>' };
    const text = writePageState(
      aPageState({ context: hostile, viewer: { ...hostile, owner: { '<b>': hostile } } }),
    );
    expect(text).not.toContain('<');
  });

  test('of a page that something else wrote is an error', () => {
    expect(() => readPageState('')).toThrow(SyntaxError);
  });
});

describe('without its empty fields in the state block', () => {
  test('an object is shorter', () => {
    const pin = { ...aWirePin() };
    expect(JSON.stringify(withoutEmptyFields(pin)).length).toBeLessThan(JSON.stringify(pin).length * 0.8);
  });

  test('what is inside it loses its empty fields too, items of lists stay whole', () => {
    expect(withoutEmptyFields({ board: { name: 'Home', url: '' }, tags: [''], none: [] })).toEqual({
      board: { name: 'Home' },
      tags: [''],
    });
  });

  const objects: readonly [string, WireObject, (value: unknown) => unknown][] = [
    ['pin', { ...aWirePin() }, pinFromWire],
    ['board', { ...aWireBoard() }, boardFromWire],
    ['user', { ...aWireUser() }, userFromWire],
    ['viewer', { ...aWireViewer() }, viewerFromWire],
  ];

  test.each(objects)('a %s reads the same', (_name, wire, read) => {
    expect(read(withoutEmptyFields(wire))).toEqual(read(wire));
  });

  test.each(objects)('a %s of which any one field is empty reads the same', (_name, wire, read) => {
    for (const [field, value] of Object.entries(wire)) {
      for (const empty of [null, emptyOf(value)]) {
        const object = { ...wire, [field]: empty };
        expect(read(withoutEmptyFields(object)), `${field}: ${JSON.stringify(empty)}`).toEqual(read(object));
      }
    }
  });

  test('numbers inside products and ratings keep their zero', () => {
    const pin = {
      ...aWirePin(),
      rich_metadata: {
        type_name: 'recipe',
        aggregate_rating: { rating_value: 0, rating_count: 0, max_rating: 5 },
        recipe: { name: 'Soup', total_time_seconds: 0, servings: null, ingredients: [] },
      },
      ad_data: { collection_grid_click_type: 0 },
      shopping_flags: [0],
    };
    expect(pinFromWire(withoutEmptyFields(pin))).toEqual(pinFromWire(pin));
  });
});

function emptyOf(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value === 'number') return 0;
  if (typeof value === 'boolean') return false;
  return Array.isArray(value) ? [] : null;
}
