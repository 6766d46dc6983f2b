import type { PageOf } from '../base/navigation/page.ts';
import { loadPeople, PeopleView } from './people-page.tsx';

/** Who follows somebody. */
export const page: PageOf<'followers'> = { View: PeopleView, load: loadPeople };
