import type { SearchFacts } from '../../../domain/search/search-facts.ts';
import edges from '../../grid/grid-edges.module.css';
import { AppLink } from '../../kit/app-link.tsx';
import { classNames } from '../../kit/class-names.ts';
import { text, textParts } from '../../text/language.ts';
import { searchMessages } from './messages.en.ts';
import classes from './result-notes.module.css';
import { exactAddress, queryOf, type SearchRoute } from './search-address.ts';

const RELAXED = {
  close: searchMessages.close,
  partial: searchMessages.partial,
  popular: searchMessages.popular,
} as const;

type ResultNotesProps = { readonly route: SearchRoute; readonly facts: SearchFacts };

/** What differs from the search as it was typed: the corrected query, close matches, an incomplete index. */
export function ResultNotes({ route, facts }: ResultNotesProps) {
  const { correctedQuery, relaxed, exactCount: count, building } = facts;
  if (correctedQuery === null && relaxed === null && !building) return null;
  const query = queryOf(route);
  return (
    <div className={classNames(edges.edges, classes.notes)} role="status">
      {correctedQuery !== null && (
        <p>
          {textParts(searchMessages.corrected, { query: <b key="query">{correctedQuery}</b> })}
          {' · '}
          <AppLink className={classes.link} href={exactAddress(route)}>
            {text(searchMessages.searchInstead, { query })}
          </AppLink>
        </p>
      )}
      {relaxed !== null && <p>{text(RELAXED[relaxed], { count, query: correctedQuery ?? query })}</p>}
      {building && <p>{text(searchMessages.building)}</p>}
    </div>
  );
}
