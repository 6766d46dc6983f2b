/** `user`, `board` and `topic` lead to a page of their own, `query` to a search. */
export type Suggestion = {
  readonly kind: 'query' | 'user' | 'board' | 'topic';
  readonly label: string;
  /** Path of this site. */
  readonly href: string;
  readonly imageUrl: string | null;
  /** `#rrggbb`, where there is no image; null when unknown. */
  readonly color: string | null;
  /** One of the viewer's own recent searches. */
  readonly recent: boolean;
};
