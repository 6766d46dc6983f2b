import type { BoardId, SectionId, UploadId } from '../ids/ids.ts';
import type { PinFormat } from '../pins/pin-format.ts';
import { byName, PIN_TEXT_NAMES, type TypedPinTexts } from '../pins/pin-texts.ts';
import type { ProductTexts } from '../pins/product-texts.ts';
import type { SourceMethod } from '../sources/source-page.ts';
import type { CollageLayout } from './collage-layout.ts';
import type { DraftPart } from './draft-part.ts';
import type { PublishAttempt } from './publish-attempt.ts';

/** What one has filled in for a pin that is not published yet. */
export type DraftValues = TypedPinTexts & {
  /** Null while nobody has typed any of it. */
  readonly product: ProductTexts | null;
  /** Name of the account that pays for it. */
  readonly sponsor: string;
  readonly format: PinFormat;
  /** Of all formats; each takes those that it can show. */
  readonly parts: readonly DraftPart[];
  /** Id of the part whose picture stands for a story; null = of the first that has one. */
  readonly cover: string | null;
  /** How the pictures of a collage are laid out. */
  readonly layout: CollageLayout;
  /** Null while no place was chosen. Without a board it is the profile. */
  readonly place: { readonly boardId: BoardId | null; readonly sectionId: SectionId | null } | null;
  readonly picture: DraftPicture | null;
  /** Where the server has the picture. */
  readonly upload: DraftUpload | null;
  /** What was begun to be sent in parts and may not have arrived. */
  readonly begun: BegunUpload | null;
  /** Null while nobody knows of a pin that may have been made of it. */
  readonly attempt: PublishAttempt | null;
};

/** The chosen file; its bytes are kept elsewhere under this id. */
export type DraftPicture = {
  readonly id: string;
  readonly name: string;
  /** Bytes; 0 for a remote one. */
  readonly size: number;
  /** When the file was changed last, in milliseconds since the epoch, if it tells. */
  readonly modifiedAt?: number;
  /** It is no file: the server fetches it from another site when the pin is made. */
  readonly remote?: RemotePicture;
};

/** A picture of another site. */
export type RemotePicture = {
  readonly url: string;
  /** Where this site shows it in small; null when it shows it not at all. */
  readonly previewUrl: string | null;
  /** 0 when nobody knows. */
  readonly width: number;
  readonly height: number;
  readonly method: SourceMethod;
};

export type DraftUpload = {
  readonly pictureId: string;
  readonly uploadId: UploadId;
  readonly imageUrl: string;
  readonly width: number;
  readonly height: number;
  readonly signature?: string;
  readonly videoSignature?: string | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
};

/** The leave to send the rest of a file. */
export type BegunUpload = {
  readonly pictureId: string;
  readonly uploadId: UploadId;
  /** Own path to which it is sent. */
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The window that sends it; null when it let go of it. */
  readonly by: string | null;
};

/** A value and when it was given, in milliseconds since the epoch. */
type Given<Value> = { readonly value: Value; readonly at: number };

/** A pin in the making. Fields that nobody has touched are left out. */
export type Draft = {
  readonly id: string;
  readonly createdAt: number;
  readonly given: { readonly [Name in keyof DraftValues]?: Given<DraftValues[Name]> };
};

const UNTOUCHED: DraftValues = {
  ...byName(() => ''),
  product: null,
  sponsor: '',
  format: 'single',
  parts: [],
  cover: null,
  layout: 'rows',
  place: null,
  picture: null,
  upload: null,
  begun: null,
  attempt: null,
};
const NAMES = Object.keys(UNTOUCHED) as readonly (keyof DraftValues)[];

/** The server keeps an upload for 24 hours; an hour before that it is not relied upon any more. */
const UPLOAD_RELIABLE_MS = 23 * 3_600_000;

/** A draft in which nothing is filled in yet. */
export function newDraft(id: string, createdAt: number): Draft {
  return { id, createdAt, given: {} };
}

/** What stands in a field. */
export function draftValue<Name extends keyof DraftValues>(draft: Draft, name: Name): DraftValues[Name] {
  const given: Given<DraftValues[Name]> | undefined = draft.given[name];
  return given === undefined ? UNTOUCHED[name] : given.value;
}

/** All that stands in its fields. */
export function draftValues(draft: Draft): DraftValues {
  return Object.fromEntries(NAMES.map((name) => [name, draftValue(draft, name)])) as unknown as DraftValues;
}

/** The draft with another value in one field. */
export function withValue<Name extends keyof DraftValues>(
  draft: Draft,
  name: Name,
  value: DraftValues[Name],
  at: number,
): Draft {
  return { ...draft, given: { ...draft.given, [name]: { value, at } } };
}

/**
 * Joins two states of one draft: in each field stands what was given last. The result is the same whichever comes
 * first and however often they are joined, so that windows which tell each other come to rest.
 */
export function joined(one: Draft, other: Draft): Draft {
  const given = Object.fromEntries(
    NAMES.map((name) => [name, later(one.given[name], other.given[name])]).filter(
      ([, value]) => value !== undefined,
    ),
  ) as Draft['given'];
  return { id: one.id, createdAt: Math.min(one.createdAt, other.createdAt), given };
}

/** True when both hold the same values, given at the same times. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return NAMES.every((name) => JSON.stringify(one.given[name]) === JSON.stringify(other.given[name]));
}

/** True while it holds nothing that anybody would miss. A chosen place alone is nothing. */
export function isBlank(draft: Draft): boolean {
  const values = draftValues(draft);
  const { picture, parts, product } = values;
  const isWordless = ([...PIN_TEXT_NAMES, 'sponsor'] as const).every((name) => values[name].trim() === '');
  return picture === null && isWordless && parts.length === 0 && product === null;
}

/** When somebody last worked on it. */
export function touchedAt(draft: Draft): number {
  return Math.max(draft.createdAt, ...NAMES.map((name) => draft.given[name]?.at ?? 0));
}

/** Where the server has the picture of a draft or of one of its parts, as long as it can be relied upon. */
export function usableUpload(
  { picture, upload }: Pick<DraftValues, 'picture' | 'upload'>,
  now: number,
): DraftUpload | null {
  const isOfPicture = upload !== null && upload.pictureId === picture?.id;
  return isOfPicture && now - upload.at < UPLOAD_RELIABLE_MS ? upload : null;
}

/** The ids under which the bytes of its pictures are kept. */
export function pictureIds(draft: Draft): readonly string[] {
  const { picture, parts } = draftValues(draft);
  return [picture, ...parts.map((part) => part.picture)].flatMap((one) => (one === null ? [] : [one.id]));
}

/** What was begun of the picture of this draft. */
export function begunUpload(draft: Draft): BegunUpload | null {
  const { picture, begun } = draftValues(draft);
  return begun !== null && begun.pictureId === picture?.id ? begun : null;
}

/**
 * What a window does that hears of a sending which was begun. One at a time sends: the one that has taken it up last,
 * or another one when that has let go of it.
 */
export function sendingTurn(
  begun: BegunUpload | null,
  { window, isSending, isWaiting }: { window: string | null; isSending: boolean; isWaiting: boolean },
): 'leave' | 'take-up' | 'as-it-is' {
  if (begun === null || begun.by === window) return 'as-it-is';
  if (begun.by !== null) return isSending ? 'leave' : 'as-it-is';
  return isWaiting ? 'take-up' : 'as-it-is';
}

/** What a draft holds of a file. */
export function chosenPicture(
  id: string,
  { name, size, modifiedAt }: Omit<DraftPicture, 'id'>,
): DraftPicture {
  return { id, name, size, ...(modifiedAt === undefined ? {} : { modifiedAt }) };
}

/** True for a file that is in all likelihood the one that was chosen before. */
export function isChosenFile(
  { name, size, modifiedAt }: Omit<DraftPicture, 'id'>,
  picture: DraftPicture | null,
): boolean {
  const isAlike = picture?.name === name && picture.size === size;
  return isAlike && modifiedAt !== undefined && picture.modifiedAt === modifiedAt;
}

function later(one: Given<unknown> | undefined, other: Given<unknown> | undefined) {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.at !== other.at) return one.at > other.at ? one : other;
  // Of the same moment: any of them, but everywhere the same.
  return JSON.stringify(one.value) > JSON.stringify(other.value) ? one : other;
}
