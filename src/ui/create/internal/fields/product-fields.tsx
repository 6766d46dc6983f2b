import type { ReactNode } from 'react';
import {
  AVAILABILITIES,
  type Availability,
  type ProductTexts,
} from '../../../../domain/pins/product-texts.ts';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import classes from './product-fields.module.css';
import { AVAILABILITY_LABELS, PRODUCT_LABELS } from '../../fields/product-texts.ts';
import { text } from '../../../text/language.ts';
import { createFieldMessages } from './messages.en.ts';

type ProductFieldsProps = {
  readonly value: ProductTexts;
  readonly onChange: (name: keyof ProductTexts, words: string) => void;
  readonly errorOf: (name: keyof ProductTexts) => string | null;
  readonly children: ReactNode;
};

/** The price and rating fields. */
export function ProductFields({ value, onChange, errorOf, children }: ProductFieldsProps) {
  const field = (name: keyof ProductTexts) => ({
    label: text(PRODUCT_LABELS[name]),
    name,
    value: value[name],
    onChange: (words: string) => onChange(name, words),
    error: errorOf(name),
  });
  const amount = (name: keyof ProductTexts) => ({
    ...field(name),
    inputMode: 'decimal' as const,
    dir: 'ltr',
    maxLength: 20,
  });
  return (
    <fieldset className={classes.product}>
      <legend className={classes.legend}>{text(createFieldMessages.product)}</legend>
      <TextField {...amount('price')} />
      <TextField
        {...field('currency')}
        placeholder={text(createFieldMessages.currencyForm)}
        dir="ltr"
        maxLength={3}
        autoCapitalize="characters"
      />
      <TextField
        {...amount('standardPrice')}
        hint={text(createFieldMessages.optional)}
        help={text(createFieldMessages.standardPriceHelp)}
      />
      <SelectField
        label={text(PRODUCT_LABELS.availability)}
        placeholder={text(AVAILABILITY_LABELS.in_stock)}
        options={AVAILABILITIES.map((id) => ({ id, label: text(AVAILABILITY_LABELS[id]) }))}
        value={value.availability === '' ? null : value.availability}
        onChange={(id) => onChange('availability', id as Availability)}
        searchLabel={text(createFieldMessages.availabilitySearch)}
        emptyText={text(createFieldMessages.noAvailability)}
        error={errorOf('availability')}
      />
      <TextField {...amount('minPrice')} hint={text(createFieldMessages.optional)} />
      <TextField {...amount('maxPrice')} hint={text(createFieldMessages.optional)} />
      <div className={classes.whole}>
        <TextField {...field('brand')} hint={text(createFieldMessages.optional)} maxLength={200} />
      </div>
      <TextField {...amount('rating')} hint={text(createFieldMessages.ratingHint)} />
      <TextField {...amount('ratingCount')} hint={text(createFieldMessages.optional)} inputMode="numeric" />
      <div className={classes.whole}>{children}</div>
    </fieldset>
  );
}
