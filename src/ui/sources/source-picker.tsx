import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { domainOf } from '../../domain/links/http-url.ts';
import { relevantMatch } from '../../domain/sources/own-match.ts';
import { sourceName } from '../../domain/sources/source-words.ts';
import type { SourcePicture } from '../../domain/sources/source-page.ts';
import { Button } from '../kit/buttons/button.tsx';
import { Dialog } from '../kit/layers/dialog.tsx';
import { CheckIcon } from '../kit/icons/check-icon.tsx';
import { Skeleton } from '../kit/states/skeleton.tsx';
import { OwnMatchNote } from './own-match-note.tsx';
import classes from './source-picker.module.css';
import type { SourceReading } from './source-reading.ts';
import { text } from '../text/language.ts';
import { sourceMessages } from './internal/messages.en.ts';

type SourcePickerProps = { readonly reading: SourceReading; readonly onAdd: () => void };

/** Shows the pictures of a page for selection, or their loading state. */
export const SourcePicker = observer(function SourcePicker({ reading, onAdd }: SourcePickerProps) {
  const { page, chosen } = reading;
  const [missing, setMissing] = useState(false);
  useEffect(() => setMissing(false), [chosen]);
  const add = () => {
    if (chosen.length === 0) setMissing(true);
    else onAdd();
  };
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const found = list.current;
    (found?.querySelector<HTMLElement>('input:checked') ?? found?.querySelector('input'))?.focus();
  }, [page]);
  const count = page?.pictures.length ?? 0;
  const match = relevantMatch(reading.matches);
  return createPortal(
    <Dialog
      title={text(sourceMessages.saveFromSite)}
      width="wide"
      onClose={reading.close}
      actions={
        <>
          <Button onClick={reading.close}>{text(sourceMessages.cancel)}</Button>
          {page !== null && (
            <Button kind="primary" onClick={add}>
              {text(sourceMessages.addPins, { count: chosen.length })}
            </Button>
          )}
        </>
      }
    >
      {page === null ? (
        <Skeleton label={text(sourceMessages.looking)}>
          <ul className={classes.grid}>
            {SKELETONS.map((key) => (
              <li key={key} className={classes.skeleton} />
            ))}
          </ul>
        </Skeleton>
      ) : (
        <>
          <p className={classes.page}>
            {page.title !== '' && <bdi className={classes.title}>{page.title}</bdi>}
            <bdi className={classes.site}>{sourceName(page)}</bdi>
          </p>
          {match !== null && <OwnMatchNote match={match} />}
          <div className={classes.tools}>
            <span role="status">
              {text(missing ? sourceMessages.foundChooseOne : sourceMessages.found, { count })}
            </span>
            {count > 1 && (
              <Button kind="plain" size={32} onClick={reading.chooseAll}>
                {text(chosen.length === count ? sourceMessages.deselectAll : sourceMessages.selectAll)}
              </Button>
            )}
          </div>
          <ul className={classes.grid} ref={list} aria-label={text(sourceMessages.images)}>
            {page.pictures.map((picture, index) => (
              <li key={picture.url}>
                <PictureChoice
                  picture={picture}
                  site={domainOf(page.address)}
                  place={index + 1}
                  checked={chosen.includes(picture.url)}
                  onToggle={() => reading.toggle(picture.url)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>,
    document.body,
  );
});

const SKELETONS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

type PictureChoiceProps = {
  readonly picture: SourcePicture;
  /** The domain of the page. */
  readonly site: string | null;
  readonly place: number;
  readonly checked: boolean;
  readonly onToggle: () => void;
};

function PictureChoice({ picture, site, place, checked, onToggle }: PictureChoiceProps) {
  const { url, previewUrl, width, height } = picture;
  const [isShown, setShown] = useState(previewUrl !== null);
  const size = width > 0 && height > 0 ? `${width} × ${height}` : null;
  const words = picture.description || picture.title || text(sourceMessages.image, { number: place });
  return (
    <label className={classes.tile}>
      <input
        type="checkbox"
        className={classes.input}
        aria-label={size === null ? words : text(sourceMessages.imageWithSize, { image: words, size })}
        checked={checked}
        onChange={onToggle}
      />
      <span className={classes.frame}>
        {isShown && previewUrl !== null ? (
          <img
            className={classes.image}
            src={previewUrl}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setShown(false)}
          />
        ) : (
          text(sourceMessages.noPreview)
        )}
      </span>
      <span className={classes.mark} aria-hidden="true">
        <CheckIcon size={16} />
      </span>
      <span className={classes.facts} aria-hidden="true">
        {size ?? (domainOf(url) === site ? null : domainOf(url))}
      </span>
    </label>
  );
}
