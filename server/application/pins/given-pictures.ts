import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { SourceTrouble } from '../../../src/domain/sources/source-trouble.ts';
import { mapConcurrently } from './internal/map-concurrently.ts';
import type { StoreUpload, StoreUploadOutcome } from '../media/store-upload.ts';
import type { RemovedPictureList } from '../media/removed-pictures.ts';
import type { LooksReader } from '../ports/media/looks.ts';
import type { PinRecord } from '../ports/records.ts';
import type { StoreTransaction } from '../ports/store.ts';
import type { WebFetcher } from '../ports/web/web.ts';
import { troubleOfWeb } from '../sources/trouble-of-web.ts';
import type { PartPlace, PinSource, ContentInput } from './pin-input.ts';

/** A stored picture. */
export type ReadySource = Extract<PinSource, { readonly kind: 'upload' | 'stored' | 'own' }>;

/** The pictures of a new pin: its own, unless it uses that of its first part, and those of its parts. */
export type Given<Source> = { readonly own: Source | null; readonly parts: readonly Source[] };

/** A picture, and the video that it is the poster of. */
export type Shown = Pick<PinRecord, 'pictureSignature' | 'videoSignature'>;

/** The reason why a picture is not available, and which one it is. */
export type PictureNotGiven = { readonly at: PartPlace } & (
  | { readonly kind: 'upload_not_found' | 'wrong_signature' | 'picture_not_found' | 'picture_removed' }
  | { readonly kind: 'not_fetched'; readonly trouble: SourceTrouble }
  | Extract<StoreUploadOutcome, { readonly kind: 'refused' }>
);

export type PictureStoring = {
  readonly storeUpload: Pick<StoreUpload, 'run'>;
  readonly web: WebFetcher;
};

export function givenSources({
  source,
  content,
}: {
  readonly source: PinSource | null;
  readonly content: ContentInput | null;
}): Given<PinSource> {
  const parts =
    content?.kind === 'carousel' ? content.slots : content?.kind === 'collage' ? content.items : [];
  return { own: source, parts: parts.map((part) => part.source) };
}

export function isReady(source: PinSource): source is ReadySource {
  return source.kind !== 'bytes' && source.kind !== 'remote';
}

/** The number of pictures of other sites that are fetched concurrently for one pin; browsers fetch more for a page. */
const FETCHED_AT_ONCE = 3;

/**
 * Stores the fetched pictures one after the other, while the next ones are being fetched. The first failure ends it.
 * @throws {StorageFull} @throws {PicturesBusy}
 */
export async function readySources(
  { own, parts }: Given<PinSource>,
  actorId: UserId,
  deps: PictureStoring,
): Promise<Given<ReadySource> | PictureNotGiven> {
  const sources = own === null ? parts : [...parts, own];
  const ready: ReadySource[] = [];
  for await (const item of mapConcurrently(sources, FETCHED_AT_ONCE, (source) =>
    fetchedSource(source, deps.web),
  )) {
    const at = ready.length < parts.length ? ready.length : null;
    const here = await readySource(item, at, actorId, deps);
    if ('at' in here) return here;
    ready.push(here);
  }
  return { own: ready[parts.length] ?? null, parts: ready.slice(0, parts.length) };
}

type Fetched = ReadySource | Uint8Array | SourceTrouble;

async function fetchedSource(source: PinSource, web: WebFetcher): Promise<Fetched> {
  if (isReady(source)) return source;
  return source.kind === 'bytes' ? source.bytes : fetched(source.url, web);
}

async function readySource(
  item: Fetched,
  at: PartPlace,
  userId: UserId,
  { storeUpload }: PictureStoring,
): Promise<ReadySource | PictureNotGiven> {
  if (typeof item === 'string') return { kind: 'not_fetched', trouble: item, at };
  if (!(item instanceof Uint8Array)) return item;
  const stored = await storeUpload.run({ userId, bytes: item });
  if (stored.kind === 'refused') return { ...stored, at };
  return { kind: 'upload', uploadId: stored.uploadId, signature: null };
}

async function fetched(url: string, web: WebFetcher): Promise<Uint8Array | SourceTrouble> {
  const outcome = await web.fetch({ url, kind: 'image' });
  return outcome.kind === 'fetched' ? outcome.answer.bytes : troubleOfWeb(outcome);
}

/** The picture records, as long as the collection of unused pictures has not removed them. */
export async function givenPictures(
  tx: StoreTransaction,
  { own, parts }: Given<ReadySource>,
  actorId: UserId,
): Promise<Given<Shown> | PictureNotGiven> {
  const shown: Shown[] = [];
  for (const [at, source] of parts.entries()) {
    const picture = await pictureOf(tx, source, actorId);
    if (typeof picture === 'string') return { kind: picture, at };
    shown.push(picture);
  }
  const picture = own === null ? null : await pictureOf(tx, own, actorId);
  return typeof picture === 'string' ? { kind: picture, at: null } : { own: picture, parts: shown };
}

/** The place of a picture that operators have removed; undefined without any. */
export async function removedPart(
  { own, parts }: Given<Shown>,
  removed: RemovedPictureList,
  stored: Pick<LooksReader, 'find'>,
): Promise<PartPlace | undefined> {
  const places = [...parts.entries(), ...(own === null ? [] : [[null, own] as const])];
  const found = await removed.among(
    places.map(([at, { pictureSignature }]) => [at, pictureSignature] as const),
    stored,
  );
  return [...found][0];
}

async function pictureOf(
  tx: StoreTransaction,
  source: ReadySource,
  actorId: UserId,
): Promise<Shown | 'upload_not_found' | 'wrong_signature' | 'picture_not_found'> {
  if (source.kind === 'upload') {
    const upload = await tx.uploads.find(source.uploadId, actorId);
    if (upload === undefined) return 'upload_not_found';
    const { pictureSignature, videoSignature } = upload;
    const isIts = [null, pictureSignature, videoSignature].includes(source.signature);
    if (!isIts) return 'wrong_signature';
    return { pictureSignature, videoSignature };
  }
  const signature =
    source.kind === 'own' ? await ownPicture(tx, source.signature, actorId) : source.signature;
  if (signature === undefined) return 'upload_not_found';
  const picture = await tx.pictures.find(signature);
  if (picture === undefined) return source.kind === 'own' ? 'upload_not_found' : 'picture_not_found';
  return { pictureSignature: picture.signature, videoSignature: null };
}

/** A picture that the actor has uploaded; a video is represented by its poster. */
async function ownPicture(
  tx: StoreTransaction,
  signature: string,
  actorId: UserId,
): Promise<string | undefined> {
  const isOwn = await tx.uploads.mayUse(signature, actorId);
  return isOwn ? signature : tx.videos.posterFor(signature, actorId);
}

/** The uploads of a new pin are consumed. */
export async function useUp(tx: StoreTransaction, { own, parts }: Given<ReadySource>): Promise<void> {
  for (const source of [own, ...parts]) {
    if (source?.kind === 'upload') await tx.uploads.remove(source.uploadId);
  }
}
