import type { Phrase } from '../../../../../src/domain/messages/message.ts';
import type { CreatePinOutcome } from '../../../../application/pins/create-pin.ts';
import type { PictureNotGiven } from '../../../../application/pins/given-pictures.ts';
import type { PartPlace, ContentInput } from '../../../../application/pins/pin-input.ts';
import type { PinView } from '../../../../application/ports/pins/views.ts';
import { CallFailure, invalidParameter } from '../../core/call/call-failure.ts';
import { alreadyCreated } from '../../core/call/idempotency.ts';
import { pictureNotFetched } from './picture-parameter.ts';
import { callMessages } from '../messages.en.ts';
import { failureOfRefusal } from '../refusals.ts';

const LISTS: Readonly<Record<ContentInput['kind'], string>> = {
  carousel: 'carousel_slots',
  collage: 'collage_items',
  collection: 'collection_pin_ids',
  story: 'story_pin.pages',
};

/** Unwraps the created pin. @throws {CallFailure} that names the option that was refused */
export function createdPin(outcome: CreatePinOutcome, content: ContentInput | null): PinView {
  if (outcome.kind === 'created') return outcome.pin;
  if (outcome.kind === 'made_before') throw alreadyCreated(outcome.pinId);
  if (outcome.kind === 'sponsor_not_possible') {
    throw invalidParameter('sponsor_username', 'not_allowed', {
      message: callMessages.sponsorNotFound,
    });
  }
  if (outcome.kind === 'sponsor_blocked') throw sponsorRefused(callMessages.sponsorBlocked);
  if (outcome.kind === 'sponsor_refuses') throw sponsorRefused(callMessages.sponsorRefused);
  if (!('at' in outcome)) throw failureOfRefusal(outcome.kind);
  const part = partName(outcome.at, content);
  if (outcome.kind === 'pin_not_found') throw new CallFailure('pin_not_found', targetOf(part));
  throw failureOfPicture(outcome, part, content);
}

function sponsorRefused(message: Phrase): CallFailure {
  return new CallFailure('forbidden', { message, ...targetOf('sponsor_username') });
}

function failureOfPicture(
  outcome: PictureNotGiven,
  part: string | null,
  content: ContentInput | null,
): CallFailure {
  const named = (option: string) => (part === null ? option : `${part}.${option}`);
  switch (outcome.kind) {
    case 'upload_not_found': {
      const cover = content?.kind === 'story' ? 'story_pin.metadata.pin_image_signature' : null;
      return new CallFailure('object_not_found', { ...targetOf(part ?? cover), extra: { object: 'upload' } });
    }
    case 'wrong_signature':
      return invalidParameter('image_signature', 'not_allowed');
    case 'picture_not_found':
      return pictureNotFetched('missing', named('image_url'));
    case 'picture_removed':
      return new CallFailure('bad_media', {
        message: callMessages.pictureRemoved,
        ...targetOf(part ?? 'upload_id'),
      });
    case 'not_fetched':
      return pictureNotFetched(outcome.trouble, named('image_url'));
    case 'refused': {
      const target = part === null ? {} : targetOf(named('image_url'));
      return new CallFailure(outcome.reason, {
        message: outcome.message,
        detail: named('image_base64'),
        ...target,
      });
    }
  }
}

function partName(at: PartPlace, content: ContentInput | null): string | null {
  return at === null || content === null ? null : `${LISTS[content.kind]}[${at}]`;
}

/** Names the option that failed, where the default target would be wrong. */
function targetOf(name: string | null) {
  return name === null ? {} : { target: name, fields: [{ name, problem: 'not_allowed' as const }] };
}
