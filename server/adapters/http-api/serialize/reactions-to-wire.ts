import type { WireReactions } from '../../../../wire/pin.ts';
import type { PinView } from '../../../application/ports/pins/views.ts';

export function reactionsToWire({
  reactionByViewer,
  reactionCounts,
}: Pick<PinView, 'reactionByViewer' | 'reactionCounts'>): WireReactions {
  return {
    reaction_by_me: reactionByViewer,
    reaction_counts: Object.fromEntries(
      reactionCounts.map(({ reactionType, reactionCount }) => [String(reactionType), reactionCount]),
    ),
    reaction_counts_data: reactionCounts.map(({ reactionType, reactionCount }) => ({
      reaction_type: reactionType,
      reaction_count: reactionCount,
    })),
  };
}
