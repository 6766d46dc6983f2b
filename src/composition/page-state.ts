import type { CardObjects } from '../../wire/pin-card.ts';
import { saysNothing } from '../../wire/empty-field.ts';
import { partsOf } from '../../wire/merge-parts.ts';
import type { ShoppingTag } from '../domain/shopping/shopping-tag.ts';
import type { ProfileView } from '../domain/surfaces/profile-view.ts';
import type { SignupPolicy } from '../domain/users/signup-policy.ts';
import type { PageOutcome } from '../ui/base/navigation/page.ts';

type WireObject = Readonly<Record<string, unknown>>;

/** The state of a served page for hydration: the answers from which it was rendered. */
export type PageState = {
  readonly props: {
    readonly initialReduxState: {
      readonly pins: Readonly<Record<string, WireObject>>;
      /** People and boards of pins in the form of cards; omitted when there are none. */
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
    /** The signup policy; omitted when everybody may sign up. */
    readonly signupPolicy?: SignupPolicy;
    /** True when HEIC photos are accepted; omitted otherwise. */
    readonly takesHeic?: true;
    /** Hosts for whose links the operator vouches; omitted when there are none. */
    readonly trustedHosts?: readonly string[];
    readonly outcome: PageOutcome;
    /** Other names of pins in addresses, with their ids. */
    readonly pinNames: Readonly<Record<string, string>>;
    /** The look of the shopping tag for the viewer; omitted without one. */
    readonly tagLook?: ShoppingTag;
    /** Further named values of the page. */
    readonly kept?: WireObject;
    /** The viewer's display settings, when they were read for this page. */
    readonly profileView?: ProfileView;
  };
};

/**
 * The text of the state block. Wire objects omit empty fields, and readers treat a missing field as empty. `<` is
 * escaped, so that no text can end the block.
 */
export function writePageState({ props, viewer, ...rest }: PageState): string {
  const { pins, boards, boardsections, users, ...lists } = props.initialReduxState;
  return (
    `{"props":{"initialReduxState":{"pins":${tableText(pins)},"boards":${tableText(boards)},` +
    `"boardsections":${tableText(boardsections)},"users":${tableText(users)},${membersOf(lists)}}},` +
    `"viewer":${viewer === null ? 'null' : objectText(viewer)},${membersOf(rest)}}`
  );
}

function tableText(table: Readonly<Record<string, WireObject>>): string {
  return listed(Object.keys(table), (id) => `${text(id)}:${objectText(table[id]!)}`);
}

/** Cached texts of objects and their parts. Answers never change, and the same parts occur again on the next page. */
const texts = new WeakMap<object, string>();

function objectText(object: WireObject): string {
  return listed(partsOf(object) ?? [object], membersText);
}

/** A list in braces. Texts are appended, not joined, because joining would copy a large page at each level. */
function listed<T>(items: readonly T[], textOf: (item: T) => string): string {
  let list = '{';
  for (const item of items) {
    const next = textOf(item);
    if (next !== '') list += list === '{' ? next : `,${next}`;
  }
  return `${list}}`;
}

/** The non-empty members of a wire object or of a part of one. */
function membersText(part: object): string {
  const known = texts.get(part);
  if (known !== undefined) return known;
  const members: string[] = [];
  // A plain loop: a page has thousands of fields.
  for (const [name, value] of Object.entries(part)) {
    if (saysNothing(name, value)) continue;
    members.push(`${text(name)}:${isPlainObject(value) ? objectText(value) : text(value)}`);
  }
  const list = members.join(',');
  texts.set(part, list);
  return list;
}

/** The members of an object that is not a wire object. */
function membersOf(object: object): string {
  return text(object).slice(1, -1);
}

function text(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** @throws {SyntaxError} when the page was not written by `writePageState` */
export function readPageState(text: string): PageState {
  return JSON.parse(text) as PageState;
}

function isPlainObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
