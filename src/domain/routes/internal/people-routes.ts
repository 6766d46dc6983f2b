import type { RouteEntries } from './route-entry.ts';
import type { PeopleRoute } from '../route.ts';

export const PEOPLE_ROUTES: RouteEntries<PeopleRoute['kind']> = {
  profile: {
    paths: [
      '/{username}/',
      { path: '/{username}/_created/', sets: { tab: 'created' } },
      { path: '/{username}/_saved', sets: { tab: 'saved' } },
    ],
    access: 'open',
    ready: true,
    indexed: true,
    landing: 'profile',
    interaction: 'profile',
  },
  followers: { paths: ['/{username}/_followers/'], access: 'open', ready: true },
  following: {
    paths: [
      '/{username}/_following/',
      { path: '/{username}/_following/boards/', sets: { of: 'boards' } },
      { path: '/{username}/_following/topics/', sets: { of: 'topics' } },
    ],
    access: 'open',
    ready: true,
  },
  board: {
    paths: ['/{username}/{boardId}/', { path: '/{username}/{boardId}/_ideas/', sets: { tab: 'ideas' } }],
    access: 'open',
    ready: true,
    indexed: true,
    landing: 'board',
    interaction: 'board',
  },
  section: {
    paths: ['/{username}/{boardId}/{sectionId}/'],
    access: 'open',
    ready: true,
    indexed: true,
    landing: 'section',
  },
  me: { paths: ['/me/'], access: 'limited', ready: true },
  'board-edit': { paths: ['/board/{boardId}/edit'], access: 'full', ready: true },
  'board-collaborators': { paths: ['/board/{boardId}/edit/collaborators'], access: 'full' },
  'board-add-collaborators': { paths: ['/board/{boardId}/edit/add_collaborators'], access: 'full' },
  'section-edit': { paths: ['/boardsection/{sectionId}/edit'], access: 'full', ready: true },
  'unauth-profile': { paths: ['/unauth-profile'], access: 'open', interaction: 'unauth-profile' },
};
