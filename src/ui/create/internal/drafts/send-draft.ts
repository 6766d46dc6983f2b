import type { CreatePinOutcome, PinRefused } from '../../../../application/ports/pins/new-pin-gateway.ts';
import type { DraftValues } from '../../../../domain/drafts/draft.ts';
import { isOutdated, publishAttempt } from '../../../../domain/drafts/publish-attempt.ts';
import { byName, pinTextsOf, STORY_TEXT_NAMES, type PinTextName } from '../../../../domain/pins/pin-texts.ts';
import type { NewPinContent, NewPinPicture } from '../../../../domain/drafts/new-pin-content.ts';
import { fetchCode } from '../../../base/lazy/fetch-code.ts';
import type { DraftEntry } from './draft-entry.ts';
import type { DraftPublisherDeps } from './draft-publisher.ts';
import type { FileSender } from '../pictures/picture-upload.ts';

const PLACE_GONE = { name: 'board', problem: 'missing' } as const;

type SentDraft = {
  readonly outcome: CreatePinOutcome;
  /** The pin was created from an earlier state of the draft and shows other content. */
  readonly isOutdated: boolean;
  readonly place: NonNullable<DraftValues['place']>;
};

/**
 * Creates a pin from a draft.
 * @param picture the uploaded picture at the start of publishing; null without one
 * @throws {ServiceError}
 */
export async function sendDraft(
  entry: DraftEntry,
  picture: NewPinPicture | null,
  { createPin, sender, placeOf }: Pick<DraftPublisherDeps, 'createPin' | 'sender' | 'placeOf'>,
): Promise<SentDraft> {
  const { values } = entry;
  const place = await placeOf(values);
  const content = await contentOf(entry, picture, sender);
  if (content?.kind === 'refused') return { outcome: content, isOutdated: false, place };
  const words = wordsOf(values);
  const attempt = publishAttempt(entry.draft);
  entry.set('attempt', attempt);
  const outcome = await createPin.run({ key: attempt.key, ...words, content, ...place });
  if (outcome.kind === 'created')
    return { outcome, isOutdated: outcome.was === 'made' && isOutdated(attempt, values), place };
  // The server has responded: no pin was created, now or before.
  if (outcome.was !== 'made') entry.set('attempt', null);
  return { outcome: await inWords(outcome), isOutdated: false, place };
}

/** Texts and other fields. Fields that stories do not have may have been filled in for another format. */
function wordsOf(values: DraftValues) {
  const { format, product, sponsor } = values;
  if (format !== 'story') return { ...pinTextsOf(values), product, sponsor };
  const isOfStory = (name: PinTextName) => STORY_TEXT_NAMES.some((own) => own === name);
  return { ...byName((name) => (isOfStory(name) ? values[name] : '')), product: null, sponsor: '' };
}

/** The content of the pin; null when there is none. */
async function contentOf(
  entry: DraftEntry,
  picture: NewPinPicture | null,
  sender: FileSender,
): Promise<NewPinContent | PinRefused | null> {
  if (entry.values.format === 'single') return picture;
  const { partsContent } = await fetchCode(() => import('../parts/parts-content.ts'));
  return partsContent(entry, picture, sender);
}

/** The refusal, with the field of the board, or with a text about the site of the picture. */
function inWords(refused: PinRefused): PinRefused | Promise<PinRefused> {
  if (refused.missing !== undefined) return { ...refused, fields: [PLACE_GONE] };
  if (!refused.trouble) return refused;
  return fetchCode(() => import('../../../sources/source-problem.ts')).then(
    (problems) => problems.pictureRefusal(refused),
    () => refused,
  );
}
