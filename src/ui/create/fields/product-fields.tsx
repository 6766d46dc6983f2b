import type { ReactNode } from 'react';
import { AVAILABILITIES, type Availability, type ProductTexts } from '../../../domain/pins/product-texts.ts';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import classes from './product-fields.module.css';
import { AVAILABILITY_LABELS, PRODUCT_LABELS } from './product-texts.ts';

type ProductFieldsProps = {
  readonly value: ProductTexts;
  readonly onChange: (name: keyof ProductTexts, text: string) => void;
  readonly errorOf: (name: keyof ProductTexts) => string | null;
  readonly children: ReactNode;
};

/** The price and rating fields. */
export function ProductFields({ value, onChange, errorOf, children }: ProductFieldsProps) {
  const field = (name: keyof ProductTexts) => ({
    label: PRODUCT_LABELS[name],
    name,
    value: value[name],
    onChange: (text: string) => onChange(name, text),
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
      <legend className={classes.legend}>Price and shop details</legend>
      <TextField {...amount('price')} />
      <TextField
        {...field('currency')}
        placeholder="EUR"
        dir="ltr"
        maxLength={3}
        autoCapitalize="characters"
      />
      <TextField {...amount('standardPrice')} hint="optional" help="Price before the discount." />
      <SelectField
        label={PRODUCT_LABELS.availability}
        placeholder={AVAILABILITY_LABELS.in_stock}
        options={AVAILABILITIES.map((id) => ({ id, label: AVAILABILITY_LABELS[id] }))}
        value={value.availability === '' ? null : value.availability}
        onChange={(id) => onChange('availability', id as Availability)}
        searchLabel="Search"
        emptyText="No matches"
        error={errorOf('availability')}
      />
      <TextField {...amount('minPrice')} hint="optional" />
      <TextField {...amount('maxPrice')} hint="optional" />
      <div className={classes.whole}>
        <TextField {...field('brand')} hint="optional" maxLength={200} />
      </div>
      <TextField {...amount('rating')} hint="out of 5" />
      <TextField {...amount('ratingCount')} hint="optional" inputMode="numeric" />
      <div className={classes.whole}>{children}</div>
    </fieldset>
  );
}
