import { observer } from 'mobx-react-lite';
import { useApp } from '../base/app-context.ts';

/** Shows the menu of a card once the code of card tools is loaded. */
export const CardSheetLayer = observer(function CardSheetLayer() {
  const Sheet = useApp().stores.cards.parts?.Sheet;
  return Sheet && <Sheet />;
});
