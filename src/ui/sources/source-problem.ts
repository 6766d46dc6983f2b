import type { PinRefused } from '../../application/ports/pins/new-pin-gateway.ts';
import type { ReadSourceOutcome } from '../../application/sources/read-source.ts';
import type { FieldProblem } from '../../domain/limits/checked.ts';
import type { SourceTrouble } from '../../domain/sources/source-trouble.ts';

const ADDRESS_PROBLEMS: Partial<Record<FieldProblem, string>> = {
  missing: 'Type or paste the address of a page or a picture.',
  too_long: 'This address is too long. Copy it again from the page.',
  not_allowed: 'Only addresses that begin with http:// or https:// can be read.',
};

const FROM_DEVICE = 'Save the picture to your device and choose it there.';

const TROUBLES: Readonly<Record<SourceTrouble, string>> = {
  unreachable: 'No site answers at this address. Check it for typing mistakes, or try again later.',
  credentials: 'This address has a name and password in it. Take them out, and only open pages can be read.',
  missing: 'The site says that there is nothing at this address. Check it, or copy it again from the page.',
  forbidden: `The site does not let us read this page: it may ask for a login, or for people only. ${FROM_DEVICE}`,
  site_error: 'The site has a problem of its own and sent nothing that can be read. Try again later.',
  too_slow: 'The site took longer than 10 seconds. Try again later.',
  too_large: 'This is too large: pages can have 5 MB, pictures 20 MB.',
  endless_redirects:
    'This address leads from one to the next without an end. Open it in your browser, and copy where it ends.',
  not_a_page:
    'There is neither a page nor a picture at this address. A video can be chosen from your device instead.',
  unknown_picture:
    'Pictures of this kind cannot be saved: a pin takes JPEG, PNG, WebP, GIF or AVIF. Look for it in one of these.',
  broken_picture: 'This picture is broken or not a picture at all. Look for another one.',
  no_pictures: `There is no picture on this page that can be saved. Some pages show theirs to browsers only. ${FROM_DEVICE}`,
};

const OF_A_PICTURE: Partial<Record<SourceTrouble, string>> = {
  unreachable: 'The site of this picture does not answer. Try again later.',
  missing: 'The site says that this picture is not there any more. Look for it anew, or choose another one.',
  forbidden: `The site does not let us have this picture: it may ask for a login, or for people only. ${FROM_DEVICE}`,
  too_large: 'This picture is too large: pictures can have 20 MB.',
  endless_redirects: `The address of this picture leads from one to the next without an end. ${FROM_DEVICE}`,
  not_a_page: `The site sent something else than a picture. ${FROM_DEVICE}`,
};

/** Explains why a picture of another site could not be fetched; unknown reasons of a newer server get no text. */
export function pictureRefusal(refused: PinRefused): PinRefused {
  const { trouble, fields } = refused;
  const words = trouble && (OF_A_PICTURE[trouble] ?? TROUBLES[trouble]);
  return { ...refused, fields: fields.map((field) => ({ ...field, words })) };
}

/** Why there are no pictures to choose from, and what the user can do. */
export function sourceProblem(outcome: Exclude<ReadSourceOutcome, { kind: 'found' | 'cancelled' }>): string {
  switch (outcome.kind) {
    case 'no-address':
      return (
        ADDRESS_PROBLEMS[outcome.problem] ??
        'This is not a web address. It looks like https://example.com/page'
      );
    case 'nothing':
      return TROUBLES.no_pictures;
    case 'refused':
      return outcome.trouble === null ? outcome.message : TROUBLES[outcome.trouble];
  }
}
