import { observer } from 'mobx-react-lite';
import { TEXT_FIELDS } from '../../../domain/limits/text-field.ts';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { problemText } from '../../forms/problem-text.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import { ProductSection } from './product-section.tsx';

const LABELS = { note: 'Note to yourself', sponsor: 'Paid partnership with' } as const;
const SPECIAL = { 'sponsor.not_allowed': 'There is nobody of this name who could be the sponsor.' };

/** What few pins need: a note for oneself, who pays for it, and what something costs. */
export const MoreFields = observer(function MoreFields({ entry }: { readonly entry: DraftEntry }) {
  const { note } = entry.values;
  const { refused } = entry;
  const errorOf = (name: keyof typeof LABELS) => {
    const problem = refused?.fields.find((field) => field.name === name);
    return problem === undefined ? null : problemText(LABELS[name], problem, SPECIAL);
  };
  return (
    <>
      <TextArea
        label={LABELS.note}
        name="note"
        value={note}
        onChange={(words) => entry.set('note', words)}
        error={errorOf('note')}
        help="Only people who may edit this Pin see it."
        limit={TEXT_FIELDS.note.max}
        rows={2}
      />
      <TextField
        label={LABELS.sponsor}
        name="sponsor"
        value={entry.values.sponsor}
        onChange={(name) => entry.set('sponsor', name.trim().replace(/^@/, ''))}
        error={errorOf('sponsor')}
        hint="optional"
        placeholder="Username"
        help="They are asked to confirm it. The pin then says that it is paid for."
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
