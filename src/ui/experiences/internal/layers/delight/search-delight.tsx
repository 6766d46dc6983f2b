import { useEffect } from 'react';
import type { DisplayOf } from '../../../../../domain/experiences/display.ts';
import { isDelighted } from '../../../../../domain/experiences/layers/search-delight.ts';
import { parseRoute } from '../../../../../domain/routes/parse-route.ts';
import { useLocation } from '../../../../base/router.ts';
import type { KindProps } from '../../kinds/kind-props.ts';
import { markTitles } from './mark-titles.ts';

/** Highlights the words of some queries in the titles of their results. */
export function SearchDelight({ display, actions }: KindProps<DisplayOf<'search-delight'>>) {
  const { route } = parseRoute(useLocation());
  const query = route.kind === 'search' ? (route.q ?? '') : '';
  useEffect(() => {
    if (!isDelighted(display, query)) return undefined;
    return markTitles(query, display, actions.viewed);
  }, [display, query, actions]);
  return null;
}
