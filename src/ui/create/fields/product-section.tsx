import { useLayoutEffect, useRef, useState } from 'react';
import { newCancellation } from '../../../application/cancellation.ts';
import type { Refused } from '../../../application/ports/refused.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import { productFilled } from '../../../domain/pins/product-facts.ts';
import {
  isUntypedProduct,
  NO_PRODUCT,
  PRODUCT_FIELDS,
  type ProductTexts,
} from '../../../domain/pins/product-texts.ts';
import { useApp } from '../../base/app-context.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { failureText } from '../../base/failure-text.ts';
import { ProductFields } from '../internal/fields/product-fields.tsx';
import { productError } from './product-texts.ts';
import classes from '../internal/fields/product-fields.module.css';
import { text } from '../../text/language.ts';
import { createFieldMessages } from '../internal/fields/messages.en.ts';

export type ProductSectionProps = {
  /** Null without a product. */
  readonly product: ProductTexts | null;
  /** The typed link of the pin. */
  readonly link: string;
  /** The errors of the last attempt to publish. */
  readonly refused: Refused | null;
  readonly onChange: (product: ProductTexts | null) => void;
};

/** The product fields of a pin. They are collapsed to a button until the user opens them. */
export function ProductSection(props: ProductSectionProps) {
  const { product, link, refused, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const isWrong = PRODUCT_FIELDS.some((name) => productError(refused, name) !== null);
  const reading = useToldProduct(props);
  const hasLink = link.trim() !== '';
  if (!isOpen && !isWrong && product === null)
    return (
      <Button
        className={classes.open}
        onClick={() => {
          setOpen(true);
          if (hasLink) void reading.read();
        }}
      >
        {text(createFieldMessages.addProduct)}
      </Button>
    );
  return (
    <ProductFields
      value={product ?? NO_PRODUCT}
      onChange={(name, words) => {
        // Emptied fields stay visible.
        setOpen(true);
        const typed = { ...(product ?? NO_PRODUCT), [name]: words };
        onChange(isUntypedProduct(typed) ? null : typed);
      }}
      errorOf={(name) => productError(refused, name)}
    >
      <div className={classes.tools}>
        {hasLink && (
          <Button
            size={32}
            pending={reading.isReading && text(createFieldMessages.readingProduct)}
            onClick={() => void reading.read()}
          >
            {text(createFieldMessages.readProduct)}
          </Button>
        )}
        <Button
          size={32}
          kind="plain"
          onClick={() => {
            reading.cancel();
            onChange(null);
            setOpen(false);
          }}
        >
          {text(createFieldMessages.removeProduct)}
        </Button>
      </div>
      <p className={classes.told} role="status">
        {reading.told}
      </p>
    </ProductFields>
  );
}

/** Reads the product from the linked page, and fills in the empty fields. */
function useToldProduct(props: ProductSectionProps) {
  const { services } = useApp();
  const [isReading, setReading] = useState(false);
  const [told, setTold] = useState('');
  // Text that was typed while the page was being read takes precedence.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const asked = useRef(newCancellation());
  const read = async () => {
    const { link } = latest.current;
    const cancellation = (asked.current = newCancellation());
    setReading(true);
    setTold('');
    try {
      const { readSource } = await services.openSources();
      const outcome = await readSource.run(link, cancellation);
      const { product: standing, link: now, onChange } = latest.current;
      // The link was changed meanwhile, or the result is no longer needed.
      if (now !== link || cancellation.cancelled) return;
      const product = outcome.kind === 'found' ? outcome.page.product : null;
      if (product !== null) onChange(productFilled(standing ?? NO_PRODUCT, product));
      setTold(text(product === null ? createFieldMessages.noProductFound : createFieldMessages.productFound));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      setTold(error.shown ?? failureText(error.kind));
    } finally {
      setReading(false);
    }
  };
  return { isReading, told, read, cancel: () => asked.current.cancel() };
}
