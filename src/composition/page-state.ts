import type { CardObjects } from '../../wire/pin-card.ts';
import { saysNothing } from '../../wire/empty-field.ts';
import type { ShoppingTag } from '../domain/shopping/shopping-tag.ts';
import type { ProfileView } from '../domain/surfaces/profile-view.ts';
import type { SignupPolicy } from '../domain/users/signup-policy.ts';
import type { PageOutcome } from '../ui/base/page.ts';

type WireObject = Readonly<Record<string, unknown>>;

/** What a served page carries for the app that takes it over: the answers that it was rendered from. */
export type PageState = {
  readonly props: {
    readonly initialReduxState: {
      readonly pins: Readonly<Record<string, WireObject>>;
      /** People and boards of pins that came in the form of cards; left out where none did. */
      readonly cards?: CardObjects;
      readonly boards: Readonly<Record<string, WireObject>>;
      readonly boardsections: Readonly<Record<string, WireObject>>;
      readonly users: Readonly<Record<string, WireObject>>;
      readonly feeds: Readonly<
        Record<string, { readonly ids: readonly string[]; readonly bookmark: string | null }>
      >;
      /** The groups of the viewer. */
      readonly experiments: Readonly<Record<string, string>>;
    };
  };
  readonly context: WireObject;
  readonly viewer: WireObject | null;
  readonly route: {
    readonly siteName: string;
    /** How one comes to an account; left out where everybody may sign up. */
    readonly signupPolicy?: SignupPolicy;
    /** HEIC photos are taken here; left out where they are not. */
    readonly takesHeic?: true;
    readonly outcome: PageOutcome;
    /** Other names under which pins are known in addresses, with their ids. */
    readonly pinNames: Readonly<Record<string, string>>;
    /** How things to buy are marked for the viewer; left out where they are not. */
    readonly tagLook?: ShoppingTag;
    /** What the page keeps by name besides. */
    readonly kept?: WireObject;
    /** How the viewer wants boards and pins shown, when that was read for this page. */
    readonly profileView?: ProfileView;
  };
};

/** The text of the state block. `<` is written as an escape, so that nothing in it can end the block. */
export function writePageState(state: PageState): string {
  return jsonOf(state, LEVELS_TO_MEMBERS).replaceAll('<', '\\u003c');
}

/** From the state down to a wire object, as in `props.initialReduxState.pins[id]`. */
const LEVELS_TO_MEMBERS = 5;

/** JSON of what stands inside wire objects. Answers never change. */
const written = new WeakMap<object, string>();

/**
 * What `JSON.stringify` gives. Members of wire objects are written once each: the same people and boards stand around
 * many pins, and pictures are the same on the next page.
 */
function jsonOf(value: unknown, levels: number): string {
  if (!isPlainObject(value)) return JSON.stringify(value);
  if (levels > 0) return membersOf(value, levels);
  const known = written.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  written.set(value, text);
  return text;
}

function membersOf(object: WireObject, levels: number): string {
  let text = '';
  // A plain loop: a page has thousands of fields.
  for (const name of Object.keys(object)) {
    const value = object[name];
    if (value === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${jsonOf(value, levels - 1)}`;
  }
  return `{${text}}`;
}

/** @throws {SyntaxError} when the page was not written by `writePageState` */
export function readPageState(text: string): PageState {
  return JSON.parse(text) as PageState;
}

/** What was left of objects: the same people and boards stand around many pins. Answers never change. */
const emptied = new WeakMap<WireObject, WireObject>();

/** A wire object without the fields that say nothing; readers take a missing field as exactly that. */
export function withoutEmptyFields(object: WireObject): WireObject {
  const known = emptied.get(object);
  if (known !== undefined) return known;
  const full: Record<string, unknown> = {};
  // A plain loop: a page has thousands of fields.
  for (const name of Object.keys(object)) {
    const value = object[name];
    if (!saysNothing(name, value)) full[name] = isPlainObject(value) ? withoutEmptyFields(value) : value;
  }
  emptied.set(object, full);
  return full;
}

function isPlainObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
