import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useMemo, useRef } from 'react';
import { pinAtSlot } from '../../../domain/carousels/pin-at-slot.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { pinTitle } from '../../../domain/pins/pin-title.ts';
import { closeupShape, pictureShape } from '../../../domain/closeup/closeup-shape.ts';
import { closeupDescription } from '../../../domain/closeup/closeup-description.ts';
import { useServedStyles } from '../../grid/served-styles.ts';
import { useHydrating } from '../../kit/use-hydrating.ts';
import { useSlots } from '../../carousel/use-slots.ts';
import { text } from '../../text/language.ts';
import { CloseupContextProvider } from './closeup-context.ts';
import { DescriptionText } from './facts/description-text.tsx';
import { CLOSEUP_SECTIONS, type CloseupSections } from './closeup-sections.tsx';
import { CloseupPicture } from './media/closeup-picture.tsx';
import { closeupMessages } from './messages.en.ts';
import classes from './closeup.module.css';

/** A pin's picture and, beside or below it, its texts, its source, its pinner and its board. */
export const Closeup = observer(function Closeup({
  pin: listed,
  sections = CLOSEUP_SECTIONS,
}: {
  readonly pin: Pin;
  readonly sections?: CloseupSections;
}) {
  const slots = useSlots(listed);
  const pin = useMemo(() => pinAtSlot(listed, slots.index), [listed, slots.index]);
  const title = pinTitle(pin);
  const description = closeupDescription(pin);
  const value = useMemo(() => ({ pin, listed, slots }), [pin, listed, slots]);
  const id = useId();
  const article = useRef<HTMLElement>(null);
  const shape = pictureShape(listed);
  useLayoutEffect(() => {
    article.current?.style.setProperty('--shape', String(shape));
  }, [shape]);
  const shown = (place: keyof CloseupSections) =>
    // The lists never change, so their order names the sections.
    sections[place].map((Section, index) => <Section key={index} pin={pin} />);
  return (
    <CloseupContextProvider value={value}>
      <article ref={article} id={id} className={`${classes.closeup} ${classes[closeupShape(listed)] ?? ''}`}>
        <ServedShape id={id} shape={shape} />
        <CloseupPicture />
        <div className={classes.texts}>
          {shown('head')}
          <h1
            className={title === '' ? classes.untitled : classes.title}
            data-fresh={slots.isFresh || undefined}
          >
            {title === '' ? text(closeupMessages.untitled) : <bdi>{title}</bdi>}
          </h1>
          {description !== '' && (
            <p className={classes.description} dir="auto">
              <DescriptionText text={description} />
            </p>
          )}
          {shown('texts')}
        </div>
        <div className={classes.origin}>{shown('origin')}</div>
      </article>
      {shown('below')}
    </CloseupContextProvider>
  );
});

/** Sets the aspect ratio of a served picture before any script; served markup has no style attributes. */
function ServedShape({ id, shape }: { readonly id: string; readonly shape: number }) {
  const served = useServedStyles();
  if (!useHydrating()) return null;
  const __html = served === undefined ? '' : `#${id}{--shape:${shape}}`;
  return <style nonce={served?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
