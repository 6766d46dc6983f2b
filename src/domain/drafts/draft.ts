import type { BoardId, SectionId, UploadId } from '../ids/ids.ts';
import type { PinFormat } from '../pins/pin-format.ts';
import { byName, PIN_TEXT_NAMES, type TypedPinTexts } from '../pins/pin-texts.ts';
import type { ProductTexts } from '../pins/product-texts.ts';
import type { SourceMethod } from '../sources/source-page.ts';
import type { CollageLayout } from './collage-layout.ts';
import type { DraftPart } from './draft-part.ts';
import type { PublishAttempt } from './publish-attempt.ts';

/** The fields of an unpublished pin. */
export type DraftValues = TypedPinTexts & {
  /** Null while no product field is filled in. */
  readonly product: ProductTexts | null;
  /** Username of the sponsor. */
  readonly sponsor: string;
  readonly format: PinFormat;
  /** The parts of all formats; each format uses those that it can show. */
  readonly parts: readonly DraftPart[];
  /** Id of the part whose picture is the cover of a story; null = the first part with a picture. */
  readonly cover: string | null;
  /** The layout of a collage. */
  readonly layout: CollageLayout;
  /** Null while no place is chosen. Without a board it is the profile. */
  readonly place: { readonly boardId: BoardId | null; readonly sectionId: SectionId | null } | null;
  readonly picture: DraftPicture | null;
  /** The finished upload of the picture. */
  readonly upload: DraftUpload | null;
  /** A resumable upload that may be incomplete. */
  readonly begun: BegunUpload | null;
  /** A publish attempt whose result is unknown; null when there is none. */
  readonly attempt: PublishAttempt | null;
};

/** The chosen file; its bytes are stored separately under this id. */
export type DraftPicture = {
  readonly id: string;
  readonly name: string;
  /** Bytes; 0 for a remote picture. */
  readonly size: number;
  /** The file's last modification, ms since the epoch, if known. */
  readonly modifiedAt?: number;
  /** A remote picture: the server fetches it when the pin is published. */
  readonly remote?: RemotePicture;
};

/** A picture on another site. */
export type RemotePicture = {
  readonly url: string;
  /** Address of the preview on this site; null when there is none. */
  readonly previewUrl: string | null;
  /** 0 when unknown. */
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

/** Permission to upload the rest of a file. */
export type BegunUpload = {
  readonly pictureId: string;
  readonly uploadId: UploadId;
  /** Own path of the upload. */
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The window that sends it; null when that window has released it. */
  readonly by: string | null;
};

/** A value with the time of its change, ms since the epoch. */
type Given<Value> = { readonly value: Value; readonly at: number };

/** An unpublished pin. Untouched fields are absent. */
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

/** The server keeps an upload for 24 hours; it is not used in the last one. */
const UPLOAD_RELIABLE_MS = 23 * 3_600_000;

/** An empty draft. */
export function newDraft(id: string, createdAt: number): Draft {
  return { id, createdAt, given: {} };
}

/** The value of a field, or its default. */
export function draftValue<Name extends keyof DraftValues>(draft: Draft, name: Name): DraftValues[Name] {
  const given: Given<DraftValues[Name]> | undefined = draft.given[name];
  return given === undefined ? UNTOUCHED[name] : given.value;
}

/** The values of all fields. */
export function draftValues(draft: Draft): DraftValues {
  return Object.fromEntries(NAMES.map((name) => [name, draftValue(draft, name)])) as unknown as DraftValues;
}

/** The draft with one field changed. */
export function withValue<Name extends keyof DraftValues>(
  draft: Draft,
  name: Name,
  value: DraftValues[Name],
  at: number,
): Draft {
  return { ...draft, given: { ...draft.given, [name]: { value, at } } };
}

/**
 * Merges two states of one draft: the latest change of each field wins. The merge is commutative and idempotent, so
 * that windows which exchange drafts converge.
 */
export function joined(one: Draft, other: Draft): Draft {
  const given = Object.fromEntries(
    NAMES.map((name) => [name, later(one.given[name], other.given[name])]).filter(
      ([, value]) => value !== undefined,
    ),
  ) as Draft['given'];
  return { id: one.id, createdAt: Math.min(one.createdAt, other.createdAt), given };
}

/** True when both hold the same values with the same times. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return NAMES.every((name) => JSON.stringify(one.given[name]) === JSON.stringify(other.given[name]));
}

/** True when the draft contains nothing that the user would miss. A chosen place alone does not count. */
export function isBlank(draft: Draft): boolean {
  const values = draftValues(draft);
  const { picture, parts, product } = values;
  const isWordless = ([...PIN_TEXT_NAMES, 'sponsor'] as const).every((name) => values[name].trim() === '');
  return picture === null && isWordless && parts.length === 0 && product === null;
}

/** Time of the last change. */
export function touchedAt(draft: Draft): number {
  return Math.max(draft.createdAt, ...NAMES.map((name) => draft.given[name]?.at ?? 0));
}

/** The finished upload of the draft or of one of its parts, while the server is sure to have it. */
export function usableUpload(
  { picture, upload }: Pick<DraftValues, 'picture' | 'upload'>,
  now: number,
): DraftUpload | null {
  const isOfPicture = upload !== null && upload.pictureId === picture?.id;
  return isOfPicture && now - upload.at < UPLOAD_RELIABLE_MS ? upload : null;
}

/** Ids of the stored pictures of the draft. */
export function pictureIds(draft: Draft): readonly string[] {
  const { picture, parts } = draftValues(draft);
  return [picture, ...parts.map((part) => part.picture)].flatMap((one) => (one === null ? [] : [one.id]));
}

/** The resumable upload of the draft's picture. */
export function begunUpload(draft: Draft): BegunUpload | null {
  const { picture, begun } = draftValues(draft);
  return begun !== null && begun.pictureId === picture?.id ? begun : null;
}

/**
 * What a window does with a started upload that it finds in a draft. One window at a time uploads: the one that claimed
 * it last, or another one after that has released it.
 */
export function sendingTurn(
  begun: BegunUpload | null,
  { window, isSending, isWaiting }: { window: string | null; isSending: boolean; isWaiting: boolean },
): 'leave' | 'take-up' | 'as-it-is' {
  if (begun === null || begun.by === window) return 'as-it-is';
  if (begun.by !== null) return isSending ? 'leave' : 'as-it-is';
  return isWaiting ? 'take-up' : 'as-it-is';
}

/** The description of a chosen file. */
export function chosenPicture(
  id: string,
  { name, size, modifiedAt }: Omit<DraftPicture, 'id'>,
): DraftPicture {
  return { id, name, size, ...(modifiedAt === undefined ? {} : { modifiedAt }) };
}

/** True when a file is very likely the one that was chosen before. */
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
  // Changes of the same time: a fixed order, so that all windows choose the same one.
  return JSON.stringify(one.value) > JSON.stringify(other.value) ? one : other;
}
