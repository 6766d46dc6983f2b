import type { PageOf } from '../base/navigation/page.ts';
import { loadPeople, PeopleView } from './internal/people-page.tsx';

/** The people, boards and topics that a person follows. */
export const page: PageOf<'following'> = { View: PeopleView, load: loadPeople };
