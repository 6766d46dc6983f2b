import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ServiceError } from '../../application/ports/service-error.ts';
import { parseMediaPath } from '../../domain/images/media-path.ts';
import { toldMatch, type OwnMatch } from '../../domain/sources/own-match.ts';
import { useApp } from '../app/app-context.ts';
import { OwnMatchNote } from '../sources/own-match-note.tsx';
import type { DraftDesk } from './draft-desk.ts';
import type { DraftEntry } from './draft-entry.ts';
import { chosenPlace } from './chosen-place.ts';
import classes from './own-match-field.module.css';

/** So long after the last letter of a link it is looked for. */
const TYPING_PAUSE_MS = 600;

/** Tells beside the board when the link or the picture of a draft was saved before. */
export const OwnMatchField = observer(function OwnMatchField({
  desk,
  entry,
}: {
  readonly desk: DraftDesk;
  readonly entry: DraftEntry;
}) {
  const { services, stores } = useApp();
  const [matches, setMatches] = useState<readonly OwnMatch[]>([]);
  const link = entry.values.link.trim();
  const imageSignature = signatureOf(entry.upload.stored?.imageUrl);
  const place = chosenPlace(entry.values.place, stores.saving.parts?.boards.all ?? null, desk.meantBoard);
  useEffect(() => {
    setMatches([]);
    if (link === '' && imageSignature === null) return undefined;
    let wanted = true;
    const look = async () => {
      const { findOwnMatches } = await services.openSources();
      const found = await findOwnMatches.run({
        link: link === '' ? null : link,
        imageSignature,
        boardId: place.boardId,
      });
      if (wanted) setMatches(found);
    };
    const timer = setTimeout(() => {
      look().catch((error: unknown) => {
        // Without an answer the pin can be made all the same.
        if (!(error instanceof ServiceError)) throw error;
      });
    }, TYPING_PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [services, link, imageSignature, place.boardId]);
  const match = toldMatch(matches, place.boardId);
  return (
    <div className={classes.told} aria-live="polite">
      {match !== null && <OwnMatchNote match={match} />}
    </div>
  );
});

function signatureOf(imageUrl: string | undefined): string | null {
  if (imageUrl === undefined) return null;
  return parseMediaPath(URL.parse(imageUrl, 'http://own.invalid')?.pathname ?? '')?.signature ?? null;
}
