import { observer } from 'mobx-react-lite';
import { PIN_TEXT_NAMES, STORY_TEXT_NAMES } from '../../../../domain/pins/pin-texts.ts';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { problemText } from '../../../forms/problem-text.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import { draftFieldError } from '../drafts/draft-texts.ts';
import { PinTextField } from '../../fields/pin-text-field.tsx';
import { ProductSection } from '../../fields/product-section.tsx';
import { text } from '../../../text/language.ts';
import { createFieldMessages } from './messages.en.ts';

/** The fields that are above already. */
const ABOVE: readonly string[] = STORY_TEXT_NAMES;

/** Rarely used fields: other texts such as a private note, the sponsor, and the product. */
export const MoreFields = observer(function MoreFields({ entry }: { readonly entry: DraftEntry }) {
  const { refused } = entry;
  const sponsor = text(createFieldMessages.sponsor);
  const sponsorProblem = refused?.fields.find(({ name }) => name === 'sponsor');
  return (
    <>
      {PIN_TEXT_NAMES.filter((name) => !ABOVE.includes(name)).map((name) => (
        <PinTextField
          key={name}
          name={name}
          value={entry.values[name]}
          onChange={(words) => entry.set(name, words)}
          error={draftFieldError(entry, name)}
        />
      ))}
      <TextField
        label={sponsor}
        name="sponsor"
        value={entry.values.sponsor}
        onChange={(name) => entry.set('sponsor', name.trim().replace(/^@/, ''))}
        error={
          sponsorProblem === undefined
            ? null
            : (sponsorProblem.words ??
              problemText(sponsor, sponsorProblem, {
                'sponsor.not_allowed': text(createFieldMessages.sponsorUnknown),
              }))
        }
        hint={text(createFieldMessages.optional)}
        placeholder={text(createFieldMessages.sponsorForm)}
        help={text(createFieldMessages.sponsorHelp)}
        maxLength={100}
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
      />
      <ProductSection
        product={entry.values.product}
        link={entry.values.link}
        refused={refused}
        onChange={(product) => entry.set('product', product)}
      />
    </>
  );
});
