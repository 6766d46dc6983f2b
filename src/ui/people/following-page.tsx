import type { PageOf } from '../base/navigation/page.ts';
import { loadPeople, PeopleView } from './people-page.tsx';

/** Whom and what somebody follows. */
export const page: PageOf<'following'> = { View: PeopleView, load: loadPeople };
