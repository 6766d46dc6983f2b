import { observer } from 'mobx-react-lite';
import { useApp } from '../base/app-context.ts';
import { IconButton } from '../kit/buttons/icon-button.tsx';
import { LargeTilesIcon } from '../kit/icons/large-tiles-icon.tsx';
import { SmallTilesIcon } from '../kit/icons/small-tiles-icon.tsx';
import { text } from '../text/language.ts';
import { listViewMessages } from './internal/messages.en.ts';
import { changeProfileView } from './profile-view.ts';

/** Switches between few large and many small pictures. */
export const DensityButton = observer(function DensityButton({
  of,
}: {
  readonly of: 'boardPinDensity' | 'profilePinDensity';
}) {
  const app = useApp();
  const dense = app.stores.profileView.view[of] === 'dense';
  return (
    <IconButton
      kind="quiet"
      size={40}
      label={text(listViewMessages.smallerImages)}
      aria-pressed={dense}
      icon={dense ? <LargeTilesIcon size={20} /> : <SmallTilesIcon size={20} />}
      onClick={() => changeProfileView(app, { [of]: dense ? 'default' : 'dense' })}
    />
  );
});
