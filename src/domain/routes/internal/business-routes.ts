import { text, type RouteEntries } from './route-entry.ts';
import { BUSINESS_HIERARCHY_PAGES, BUSINESS_MANAGER_PAGES, type BusinessRoute } from '../route.ts';

/** The addresses of an area with sub-pages; its base address opens the dashboard. */
function subPages<Name extends string>(base: string, pages: readonly Name[], dashboard: Name) {
  return [
    ...pages.map((page) => ({ path: `${base}${page}`, sets: { page } })),
    { path: base, sets: { page: dashboard } },
  ];
}

export const BUSINESS_ROUTES: RouteEntries<BusinessRoute['kind']> = {
  'business-access': { paths: ['/business/business-access/{userBizId}'], access: 'full' },
  'business-manager': {
    paths: subPages('/business/business-manager/{userBizId}/', BUSINESS_MANAGER_PAGES, 'dashboard'),
    access: 'full',
  },
  'business-hierarchy': {
    paths: subPages(
      '/business/business-hierarchy/{businessHierarchyId}/',
      BUSINESS_HIERARCHY_PAGES,
      'dashboard',
    ),
    access: 'full',
  },
  'business-catalogs': { paths: ['/business/catalogs/{userBizId}/'], access: 'full' },
  'business-invite': { paths: ['/business/invite/'], access: 'full' },
  'business-commerce-integrations': { paths: ['/business/commerce-integrations/'], access: 'full' },
  'business-hub': {
    paths: ['/business/hub'],
    query: { days: text('days') },
    access: 'full',
    ready: true,
  },
  'business-convert': { paths: ['/business/convert/'], access: 'full' },
  'quick-promote': {
    paths: ['/advertiser/quick-promote', '/idea-ads-tool'],
    query: { pinId: text('pin'), tab: text('tab') },
    access: 'full',
    ready: true,
  },
};
