import type { ComponentType } from 'react';
import type { Pin } from '../../../domain/pins/pin.ts';
import { CloseupActions } from './actions/closeup-actions.tsx';
import { CloseupReactions } from './actions/closeup-reactions.tsx';
import { BoardLine } from './facts/board-line.tsx';
import { CloseupChips } from './facts/closeup-chips.tsx';
import { CloseupFacts } from './facts/closeup-facts.tsx';
import { PinnerLine } from './facts/pinner-line.tsx';
import { SourceLink } from './facts/source-link.tsx';
import { RelatedPins } from './related/related-pins.tsx';
import { LeadForm } from './sponsorship/lead-form.tsx';
import { SponsorLine } from './sponsorship/sponsor-line.tsx';

/** A section of a closeup. It renders nothing when it does not apply to the pin or the viewer. */
export type CloseupSection = ComponentType<{ readonly pin: Pin }>;

/**
 * `head`: above the title. `texts`: below the description. `origin`: the pinner and the board. `below`: beneath all of
 * that.
 */
export type CloseupSections = Readonly<
  Record<'head' | 'texts' | 'origin' | 'below', readonly CloseupSection[]>
>;

const Pinner: CloseupSection = ({ pin }) => pin.pinner !== null && <PinnerLine pinner={pin.pinner} />;
const Board: CloseupSection = ({ pin }) => pin.board !== null && <BoardLine board={pin.board} />;

/** The sections of a closeup besides picture, title and description, by place and in order. */
export const CLOSEUP_SECTIONS: CloseupSections = {
  head: [CloseupActions, SponsorLine],
  texts: [SourceLink, LeadForm, CloseupFacts, CloseupChips],
  origin: [Pinner, Board, CloseupReactions],
  below: [RelatedPins],
};
