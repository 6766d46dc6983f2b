import { searchFilters, type PinSearch } from '../../../domain/search/pin-search.ts';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { FindPins } from '../../status/find-pins.tsx';
import { text } from '../../text/language.ts';
import { searchMessages } from './messages.en.ts';
import { filtersAddress, tabAddress, type SearchRoute } from './search-address.ts';

/** Shown when no pin was found: the next step is to search in more pins. */
export function NoPins({ route, search }: { readonly route: SearchRoute; readonly search: PinSearch }) {
  const { query } = search;
  if (Object.keys(searchFilters(route)).length > 0)
    return (
      <EmptyState
        title={text(searchMessages.nothingFiltered)}
        action={
          <LinkButton kind="primary" size={48} href={filtersAddress(route, {})}>
            {text(searchMessages.showAll)}
          </LinkButton>
        }
      >
        {text(searchMessages.nothingFilteredDetail, { query })}
      </EmptyState>
    );
  if (search.scope === 'my_pins')
    return (
      <EmptyState
        title={text(searchMessages.noOwnPins, { query })}
        action={
          <LinkButton kind="primary" size={48} href={tabAddress(route, undefined)}>
            {text(searchMessages.searchAllPins)}
          </LinkButton>
        }
      >
        {text(searchMessages.noOwnPinsDetail)}
      </EmptyState>
    );
  return (
    <EmptyState title={text(searchMessages.nothing, { query })} action={<FindPins />}>
      {text(searchMessages.nothingDetail)}
    </EmptyState>
  );
}
