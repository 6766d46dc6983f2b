import { EmptyState, type EmptyStateProps } from '../kit/states/empty-state.tsx';
import { text } from '../text/language.ts';
import { discoveryMessages } from './internal/messages.en.ts';

/** A list that lacks pins only because the index is being built. */
export function PreparingState({ level }: Pick<EmptyStateProps, 'level'>) {
  return (
    <div role="status">
      <EmptyState title={text(discoveryMessages.preparing)} level={level}>
        {text(discoveryMessages.preparingDetail)}
      </EmptyState>
    </div>
  );
}
