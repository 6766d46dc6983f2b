import { observer } from 'mobx-react-lite';
import { parseMediaPath } from '../../../domain/images/media-path.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import { cardImage } from '../../../domain/pins/pin-image.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { relevantMatch } from '../../../domain/sources/own-match.ts';
import { useApp } from '../../base/app-context.ts';
import { OwnMatchNote } from '../../sources/own-match-note.tsx';
import { useMatchesOfPicture } from '../../sources/use-own-matches.ts';
import classes from './own-pin-note.module.css';

/** Says above the boards that the viewer has this picture already, and where. Saving it again stays possible. */
export const OwnPinNote = observer(function OwnPinNote({ pinId }: { readonly pinId: PinId }) {
  const pin = useApp().stores.pins.find(pinId);
  const signature = pin === undefined ? null : signatureOf(pin);
  const match = relevantMatch(
    useMatchesOfPicture(signature === null ? null : { kind: 'stored', signature }, null),
  );
  return (
    <div className={classes.note} aria-live="polite">
      {match !== null && <OwnMatchNote match={match} />}
    </div>
  );
});

/** Pins of a feed of cards have only addresses of their picture. */
function signatureOf({ imageSignature, imageSpec }: Pin): string | null {
  if (imageSignature !== '') return imageSignature;
  const path = URL.parse(cardImage(imageSpec)?.url ?? '', 'http://own.invalid')?.pathname ?? '';
  return parseMediaPath(path)?.signature ?? null;
}
