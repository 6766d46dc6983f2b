import type { PageOf } from '../base/page.ts';
import { loadPeople, PeopleView } from './people-page.tsx';

/** Who follows somebody. */
export const page: PageOf<'followers'> = { View: PeopleView, load: loadPeople };
