import type { Phrase } from '../../domain/messages/message.ts';
import type { PinRefused } from '../../application/ports/pins/new-pin-gateway.ts';
import type { ReadSourceOutcome } from '../../application/sources/read-source.ts';
import type { FieldProblem } from '../../domain/limits/checked.ts';
import type { SourceTrouble } from '../../domain/sources/source-trouble.ts';
import { text } from '../text/language.ts';
import { sourceMessages } from './internal/messages.en.ts';

const URL_PROBLEMS: Partial<Record<FieldProblem, Phrase>> = {
  missing: sourceMessages.urlMissing,
  too_long: sourceMessages.urlTooLong,
  not_allowed: sourceMessages.urlNotAllowed,
};

const TROUBLES: Readonly<Record<SourceTrouble, Phrase>> = {
  unreachable: sourceMessages.unreachable,
  credentials: sourceMessages.credentials,
  missing: sourceMessages.missing,
  forbidden: sourceMessages.forbidden,
  site_error: sourceMessages.siteError,
  too_slow: sourceMessages.tooSlow,
  too_large: sourceMessages.tooLarge,
  endless_redirects: sourceMessages.endlessRedirects,
  not_a_page: sourceMessages.notAPage,
  unknown_picture: sourceMessages.unknownImage,
  broken_picture: sourceMessages.brokenImage,
  no_pictures: sourceMessages.noImages,
};

const OF_AN_IMAGE: Partial<Record<SourceTrouble, Phrase>> = {
  unreachable: sourceMessages.imageUnreachable,
  missing: sourceMessages.imageMissing,
  forbidden: sourceMessages.imageForbidden,
  too_large: sourceMessages.imageTooLarge,
  endless_redirects: sourceMessages.imageRedirects,
  not_a_page: sourceMessages.notAnImage,
};

/** Explains why a picture of another site could not be fetched; unknown reasons of a newer server get no text. */
export function pictureRefusal(refused: PinRefused): PinRefused {
  const { trouble, fields } = refused;
  const known = trouble && (OF_AN_IMAGE[trouble] ?? TROUBLES[trouble]);
  const words = known && text(known);
  return { ...refused, fields: fields.map((field) => ({ ...field, words })) };
}

/** Why there are no pictures to choose from, and what the user can do. */
export function sourceProblem(outcome: Exclude<ReadSourceOutcome, { kind: 'found' | 'cancelled' }>): string {
  switch (outcome.kind) {
    case 'no-address':
      return text(URL_PROBLEMS[outcome.problem] ?? sourceMessages.urlInvalid);
    case 'nothing':
      return text(TROUBLES.no_pictures);
    case 'refused':
      return outcome.trouble === null ? outcome.message : text(TROUBLES[outcome.trouble]);
  }
}
