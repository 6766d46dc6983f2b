import { useMemo, useState } from 'react';
import { anchorOfPlacement, type Anchor } from '../../../../domain/experiences/anchors.ts';
import type { Display } from '../../../../domain/experiences/display.ts';
import type { PlacedExperience } from '../../../../domain/experiences/placed-experience.ts';
import { KindPreview } from '../../../experiences/kind-preview.tsx';
import classes from './preview.module.css';

/** A layer above an empty page, with a stand-in for its anchor. It comes again when it is closed. */
export function LayerPreview({
  display,
  placed,
  page,
}: {
  readonly display: Display;
  readonly placed: PlacedExperience;
  readonly page: Document;
}) {
  const [times, setTimes] = useState(0);
  const shown = useMemo(() => atOnce(display), [display]);
  const anchor = anchorOf(display, placed);
  return (
    <>
      {anchor !== null && <span className={classes.anchor} data-anchor={anchor} />}
      <KindPreview
        key={times}
        display={shown}
        placed={placed}
        page={page}
        onEnd={() => {
          if (!isEmpty(shown)) setTimes(times + 1);
        }}
      />
    </>
  );
}

/** Nobody leaves the page of a preview. */
function atOnce(display: Display): Display {
  return display.kind === 'survey' ? { ...display, start: 'at-once' } : display;
}

/** Ends as soon as it is shown. */
function isEmpty(display: Display): boolean {
  return display.kind === 'tooltip' && display.shows === null;
}

function anchorOf(display: Display, { placementId }: PlacedExperience): Anchor | null {
  switch (display.kind) {
    case 'popover':
    case 'flyout':
    case 'pulsar':
      return display.anchor;
    case 'tooltip':
      return display.anchor ?? anchorOfPlacement(placementId);
    default:
      return null;
  }
}
