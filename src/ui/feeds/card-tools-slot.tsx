import { observer } from 'mobx-react-lite';
import { useApp } from '../app/app-context.ts';
import type { CardToolsProps } from '../card-tools/card-tools.tsx';

/** The place of a card's tools, which are fetched when the page has come to rest or somebody comes near. */
export const CardToolsSlot = observer(function CardToolsSlot(props: CardToolsProps) {
  const { cards } = useApp().stores;
  if (cards.parts === null && props.near) cards.prepare();
  const Tools = cards.parts?.Tools;
  return Tools === undefined ? null : <Tools {...props} />;
});
