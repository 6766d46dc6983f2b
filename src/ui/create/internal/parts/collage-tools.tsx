import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Phrase } from '../../../../domain/messages/message.ts';
import {
  COLLAGE_LAYOUTS,
  COLLAGE_SIZE,
  type CollageLayout,
} from '../../../../domain/drafts/collage-layout.ts';
import { ChoiceField } from '../../../kit/fields/choice-field.tsx';
import classes from './collage-tools.module.css';
import { drawCollage } from './draw-collage.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import type { DraftParts } from '../drafts/draft-parts.ts';
import { text } from '../../../text/language.ts';
import { createPartMessages } from './messages.en.ts';

const LABELS: Readonly<Record<CollageLayout, Phrase>> = {
  rows: createPartMessages.rows,
  mosaic: createPartMessages.mosaic,
  strip: createPartMessages.strip,
};

type CollageToolsProps = { readonly entry: DraftEntry; readonly parts: DraftParts };

/** Selects the layout of the collage and shows a preview. */
export const CollageTools = observer(function CollageTools({ entry, parts }: CollageToolsProps) {
  const { layout } = entry.values;
  const { shown, files } = parts;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    let isWanted = true;
    // Pictures that are still loading are drawn once they have loaded.
    void drawCollage(shown, files, layout).then((drawn) => {
      if (isWanted) element.getContext('2d')?.drawImage(drawn.canvas, 0, 0, element.width, element.height);
    });
    return () => void (isWanted = false);
  }, [shown, files, layout]);
  return (
    <>
      <ChoiceField
        label={text(createPartMessages.layout)}
        choices={COLLAGE_LAYOUTS.map((id) => ({ id, label: text(LABELS[id]) }))}
        value={layout}
        onChange={(chosen) => entry.set('layout', chosen)}
      />
      <canvas
        ref={canvas}
        className={classes.preview}
        width={COLLAGE_SIZE.width / 2}
        height={COLLAGE_SIZE.height / 2}
        role="img"
        aria-label={text(createPartMessages.preview)}
      />
    </>
  );
});
