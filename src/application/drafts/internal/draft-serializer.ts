import { isIdText } from '../../../domain/ids/ids.ts';
import { COLLAGE_LAYOUTS } from '../../../domain/drafts/collage-layout.ts';
import type { Draft, DraftValues } from '../../../domain/drafts/draft.ts';
import { PIN_FORMATS } from '../../../domain/pins/pin-format.ts';
import { byName } from '../../../domain/pins/pin-texts.ts';
import { AVAILABILITIES, PRODUCT_FIELDS } from '../../../domain/pins/product-texts.ts';
import { isObject, parseObject } from '../../stored-object.ts';

/** A tombstone: replaces a draft that was published or discarded, so that other windows do not store it again. */
export type DraftGone = { readonly goneAt: number };

/** A draft as JSON. */
export function serializeDraft(draft: Draft | DraftGone): string {
  return JSON.stringify(draft);
}

/** Parses the output of `serializeDraft`; undefined for anything else. Invalid fields count as untouched. */
export function parseDraft(id: string, text: string): Draft | DraftGone | undefined {
  const raw = parseObject(text);
  if (typeof raw?.goneAt === 'number') return { goneAt: raw.goneAt };
  if (typeof raw?.createdAt !== 'number' || !isObject(raw.given)) return undefined;
  const given = Object.entries(raw.given).filter(
    ([name, entry]) => isObject(entry) && typeof entry.at === 'number' && READABLE[name]?.(entry.value),
  );
  return { id, createdAt: raw.createdAt, given: Object.fromEntries(given) };
}

const isText = (value: unknown) => typeof value === 'string';
const isId = (value: unknown) => typeof value === 'string' && isIdText(value);

const isPicture = (value: unknown) =>
  value === null ||
  (isObject(value) &&
    isText(value.id) &&
    isText(value.name) &&
    isCount(value.size) &&
    (value.modifiedAt === undefined || isCount(value.modifiedAt)) &&
    (value.remote === undefined || isRemote(value.remote)));
const isUpload = (value: unknown) =>
  value === null ||
  (isObject(value) &&
    isText(value.pictureId) &&
    isId(value.uploadId) &&
    isText(value.imageUrl) &&
    (value.signature === undefined || isText(value.signature)) &&
    (value.videoSignature == null || isText(value.videoSignature)) &&
    [value.width, value.height, value.at].every(isCount));
const isPartPin = (value: unknown) =>
  value === null ||
  (isObject(value) &&
    isId(value.pinId) &&
    isText(value.title) &&
    (value.imageUrl === null || isText(value.imageUrl)));
const isPart = (value: unknown) =>
  isObject(value) &&
  [value.id, value.title, value.text, value.link].every(isText) &&
  isPicture(value.picture) &&
  isUpload(value.upload) &&
  isPartPin(value.pin);

const READABLE: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...byName(() => isText),
  sponsor: isText,
  product: (value) =>
    value === null ||
    (isObject(value) &&
      PRODUCT_FIELDS.every((name) => isText(value[name])) &&
      ['', ...AVAILABILITIES].some((known) => known === value.availability)),
  format: (value) => PIN_FORMATS.some((format) => format === value),
  parts: (value) => Array.isArray(value) && value.every(isPart),
  cover: (value) => value === null || isText(value),
  layout: (value) => COLLAGE_LAYOUTS.some((layout) => layout === value),
  place: (value) =>
    value === null ||
    (isObject(value) && [value.boardId, value.sectionId].every((id) => id === null || isId(id))),
  picture: isPicture,
  upload: isUpload,
  begun: (value) =>
    value === null ||
    (isObject(value) &&
      isText(value.pictureId) &&
      isId(value.uploadId) &&
      (value.by === null || isText(value.by)) &&
      isOwnPath(value.path) &&
      isObject(value.fields) &&
      Object.values(value.fields).every(isText)),
  attempt: (value) => value === null || (isObject(value) && isText(value.key) && isText(value.of)),
} satisfies Readonly<Record<keyof DraftValues, (value: unknown) => boolean>>;

/** A stored id must not become a path to another file. */
function isOwnPath(value: unknown): boolean {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value);
}

function isRemote(value: unknown): boolean {
  return (
    isObject(value) &&
    isText(value.url) &&
    (value.previewUrl === null || isText(value.previewUrl)) &&
    [value.width, value.height].every(isCount) &&
    (value.method === 'scraped' || value.method === 'bookmarklet')
  );
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && value >= 0;
}
