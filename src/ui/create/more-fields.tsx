import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { newCancellation } from '../../application/cancelling.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import { productFilled } from '../../domain/pins/product-facts.ts';
import { isUntypedProduct, NO_PRODUCT, PRODUCT_FIELDS } from '../../domain/pins/product-texts.ts';
import { TEXT_FIELDS } from '../../domain/limits/text-field.ts';
import { useApp } from '../app/app-context.ts';
import { Button } from '../kit/button.tsx';
import { TextArea } from '../kit/text-area.tsx';
import { TextField } from '../kit/text-field.tsx';
import { problemText } from '../forms/problem-text.ts';
import { failureText } from '../status/failure-text.ts';
import type { DraftEntry } from './draft-entry.ts';
import { ProductFields } from './product-fields.tsx';
import { productError } from './product-texts.ts';
import classes from './product-fields.module.css';

const LABELS = { note: 'Note to yourself', sponsor: 'Paid partnership with' } as const;
const SPECIAL = { 'sponsor.not_allowed': 'There is nobody of this name who could be the sponsor.' };

/** What few pins need: a note for oneself, who pays for it, and what something costs. */
export const MoreFields = observer(function MoreFields({ entry }: { readonly entry: DraftEntry }) {
  const { note } = entry.values;
  const product = entry.values.product ?? NO_PRODUCT;
  const { refused } = entry;
  const [isOpen, setOpen] = useState(false);
  const errorOf = (name: keyof typeof LABELS) => {
    const problem = refused?.fields.find((field) => field.name === name);
    return problem === undefined ? null : problemText(LABELS[name], problem, SPECIAL);
  };
  const isWrong = PRODUCT_FIELDS.some((name) => productError(refused, name) !== null);
  const isShown = isOpen || isWrong || entry.values.product !== null;
  const reading = useToldProduct(entry);
  const hasLink = entry.values.link.trim() !== '';
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
      {!isShown && (
        <Button
          className={classes.open}
          onClick={() => {
            setOpen(true);
            if (hasLink) void reading.read();
          }}
        >
          Add price and shop details
        </Button>
      )}
      {isShown && (
        <ProductFields
          value={product}
          onChange={(name, text) => {
            const typed = { ...(entry.values.product ?? NO_PRODUCT), [name]: text };
            entry.set('product', isUntypedProduct(typed) ? null : typed);
          }}
          errorOf={(name) => productError(refused, name)}
        >
          <div className={classes.tools}>
            {hasLink && (
              <Button size={32} pending={reading.isReading && 'Looking…'} onClick={() => void reading.read()}>
                Fill in from the linked page
              </Button>
            )}
            <Button
              size={32}
              kind="plain"
              onClick={() => {
                entry.set('product', null);
                setOpen(false);
              }}
            >
              Remove these details
            </Button>
          </div>
          <p className={classes.told} role="status">
            {reading.told}
          </p>
        </ProductFields>
      )}
    </>
  );
});

/** Asks the linked page what it sells, and fills in what nobody has typed. */
function useToldProduct(entry: DraftEntry) {
  const { services } = useApp();
  const [isReading, setReading] = useState(false);
  const [told, setTold] = useState('');
  const read = async () => {
    const { link } = entry.values;
    setReading(true);
    setTold('');
    try {
      const { readSource } = await services.openSources();
      const outcome = await readSource.run(link, newCancellation());
      // Another page stands there now.
      if (entry.values.link !== link) return;
      const product = outcome.kind === 'found' ? outcome.page.product : null;
      if (product !== null) entry.set('product', productFilled(entry.values.product ?? NO_PRODUCT, product));
      setTold(product === null ? 'The linked page tells no price.' : 'Filled in what the linked page tells.');
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      setTold(error.shown ?? failureText(error.kind));
    } finally {
      setReading(false);
    }
  };
  return { isReading, told, read };
}
