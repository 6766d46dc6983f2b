import type { TopicPreview } from '../topics/list-topics.ts';
import type { BoardShortView, PersonView, PinView } from '../ports/pins/views.ts';

/** A website. `pinCount`: of the pins that they did something with recently; `newest`: the last of these. */
export type DomainSource = {
  readonly name: string;
  readonly pinCount: number;
  readonly newest: PinView | null;
};

/** A source of a home feed, as its owner sees it. `enabled`: it feeds the home feed. */
export type FeedSource = (
  | { readonly kind: 'topic'; readonly topic: TopicPreview }
  | { readonly kind: 'board'; readonly board: BoardShortView }
  | { readonly kind: 'pinner'; readonly person: PersonView }
  | { readonly kind: 'pin'; readonly pin: PinView }
  | { readonly kind: 'domain'; readonly domain: DomainSource }
) & { readonly enabled: boolean };
