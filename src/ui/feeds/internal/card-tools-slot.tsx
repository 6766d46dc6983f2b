import { observer } from 'mobx-react-lite';
import { useApp } from '../../base/app-context.ts';
import { CardBoundary } from '../../pins/card/card-boundary.tsx';
import type { CardToolsProps } from '../card-tools-of-feeds.ts';

/** The place of a card's tools, which are loaded when the page is idle or on the first hover or focus. */
export const CardToolsSlot = observer(function CardToolsSlot(props: CardToolsProps) {
  const { services, stores } = useApp();
  const { cards } = stores;
  if (cards.parts === null && props.near) cards.prepare();
  const Tools = cards.parts?.Tools;
  if (Tools === undefined) return null;
  return (
    <CardBoundary logger={services.logger} fallback={null}>
      <Tools {...props} />
    </CardBoundary>
  );
});
