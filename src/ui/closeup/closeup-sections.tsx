import type { ComponentType } from 'react';
import type { Pin } from '../../domain/pins/pin.ts';
import { CloseupActions } from './actions/closeup-actions.tsx';
import { CloseupReactions } from './actions/closeup-reactions.tsx';
import { BoardLine } from './facts/board-line.tsx';
import { CloseupChips } from './facts/closeup-chips.tsx';
import { CloseupFacts } from './facts/closeup-facts.tsx';
import { PinnerLine } from './facts/pinner-line.tsx';
import { SourceLink } from './facts/source-link.tsx';
import { SponsorLine } from './sponsorship/sponsor-line.tsx';

/** A part of a closeup. It shows nothing where it has nothing to say of a pin, or to this viewer. */
export type CloseupSection = ComponentType<{ readonly pin: Pin }>;

/** `head`: above the title. `texts`: under the description. `origin`: who keeps it where. `below`: beneath all of that. */
export type CloseupSections = Readonly<
  Record<'head' | 'texts' | 'origin' | 'below', readonly CloseupSection[]>
>;

const Pinner: CloseupSection = ({ pin }) => pin.pinner !== null && <PinnerLine pinner={pin.pinner} />;
const Board: CloseupSection = ({ pin }) => pin.board !== null && <BoardLine board={pin.board} />;

/** What a closeup is made of besides picture, title and description: place by place, each in its order. */
export const CLOSEUP_SECTIONS: CloseupSections = {
  head: [CloseupActions, SponsorLine],
  texts: [SourceLink, CloseupFacts, CloseupChips],
  origin: [Pinner, Board, CloseupReactions],
  below: [],
};
