import { observer } from 'mobx-react-lite';
import { PIN_FILTERS } from '../../../domain/surfaces/profile-view.ts';
import { useApp } from '../../base/app-context.ts';
import { SlidersIcon } from '../../kit/icons/sliders-icon.tsx';
import { Menu } from '../../kit/layers/menu.tsx';
import { DensityButton } from '../../list-view/density-button.tsx';
import { changeProfileView } from '../../list-view/profile-view.ts';
import { PIN_FILTER_TEXTS } from './profile-texts.ts';
import classes from './list-tools.module.css';
import { text } from '../../text/language.ts';
import { profileMessages } from './messages.en.ts';

/** The size of the pins and, on the viewer's own profile, the filter. */
export const PinListTools = observer(function PinListTools({ filtered }: { readonly filtered: boolean }) {
  const app = useApp();
  const { pinFilter } = app.stores.profileView.view;
  return (
    <>
      <DensityButton of="profilePinDensity" />
      {filtered && (
        <Menu
          label={
            pinFilter === 'NONE'
              ? text(profileMessages.filterPins)
              : text(profileMessages.filteredPins, { filter: text(PIN_FILTER_TEXTS[pinFilter]) })
          }
          trigger={<SlidersIcon size={20} />}
          triggerClass={classes.round}
          entries={PIN_FILTERS.map((one) => ({
            label: text(PIN_FILTER_TEXTS[one]),
            checked: one === pinFilter,
            onChoose: () => changeProfileView(app, { pinFilter: one }),
          }))}
        />
      )}
    </>
  );
});
