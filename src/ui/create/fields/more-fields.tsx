import { observer } from 'mobx-react-lite';
import { PIN_TEXT_NAMES, STORY_TEXT_NAMES } from '../../../domain/pins/pin-texts.ts';
import { TextField } from '../../kit/fields/text-field.tsx';
import { problemText } from '../../forms/problem-text.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import { draftFieldError } from '../drafts/draft-texts.ts';
import { PinTextField } from './pin-text-field.tsx';
import { ProductSection } from './product-section.tsx';

/** The fields that are above already. */
const ABOVE: readonly string[] = STORY_TEXT_NAMES;
const SPONSOR = 'Paid partnership with';
const SPECIAL = { 'sponsor.not_allowed': 'We couldn’t find a user with that name.' };

/** Rarely used fields: other texts such as a private note, the sponsor, and the product. */
export const MoreFields = observer(function MoreFields({ entry }: { readonly entry: DraftEntry }) {
  const { refused } = entry;
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
        label={SPONSOR}
        name="sponsor"
        value={entry.values.sponsor}
        onChange={(name) => entry.set('sponsor', name.trim().replace(/^@/, ''))}
        error={sponsorProblem === undefined ? null : problemText(SPONSOR, sponsorProblem, SPECIAL)}
        hint="optional"
        placeholder="Username"
        help="We’ll ask them to confirm. Your pin will then be labelled as a paid partnership."
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
