import { useState } from 'react';
import type { Section } from '../../domain/boards/board.ts';
import edges from '../grid/grid-edges.module.css';
import { AppLink } from '../kit/app-link.tsx';
import { Button } from '../kit/buttons/button.tsx';
import { classNames } from '../kit/class-names.ts';
import { Cover } from '../kit/cover.tsx';
import classes from './internal/section-tiles.module.css';
import { text } from '../text/language.ts';
import { sectionMessages } from './internal/messages.en.ts';

/** Two full rows at the usual width; boards may have hundreds of sections, and the pins are below them. */
const SHOWN_AT_FIRST = 8;

/** The sections of a board. */
export function SectionTiles({
  sections,
  boardUrl,
}: {
  readonly sections: readonly Section[];
  /** `/{username}/{slug}/` */
  readonly boardUrl: string;
}) {
  const [all, setAll] = useState(false);
  if (sections.length === 0) return null;
  const shown = all ? sections : sections.slice(0, SHOWN_AT_FIRST);
  return (
    <section
      className={classNames(edges.edges, classes.sections)}
      aria-label={text(sectionMessages.sections)}
    >
      <ul className={classes.tiles} role="list">
        {shown.map((section) => (
          <li key={section.entityId}>
            <SectionTile section={section} boardUrl={boardUrl} />
          </li>
        ))}
      </ul>
      {shown.length < sections.length && (
        <div className={classes.all}>
          <Button kind="quiet" onClick={() => setAll(true)}>
            {text(sectionMessages.showAll, { count: sections.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

function SectionTile({ section, boardUrl }: { readonly section: Section; readonly boardUrl: string }) {
  return (
    <AppLink className={classes.tile} href={`${boardUrl}${encodeURIComponent(section.slug)}/`}>
      <Cover pictures={picturesOf(section)} low />
      <span className={classes.name}>
        <bdi>{section.title}</bdi>
      </span>
      <span className={classes.count}>{text(sectionMessages.pinCount, { count: section.pinCount })}</span>
    </AppLink>
  );
}

/** Addresses of the newest pictures. */
function picturesOf({ previewPins }: Section): readonly string[] {
  return previewPins.flatMap(({ images }) => (images['236x'] ?? images['170x'] ?? images.orig)?.url ?? []);
}
