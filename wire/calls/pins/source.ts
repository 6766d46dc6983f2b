import { link } from '../../params/kinds.ts';
import { required } from '../../params/presence.ts';
import type { WireSourcePage } from '../../source.ts';
import { payload, resource } from '../declare.ts';

/** Pages of other sites as sources of pins. */
export const SOURCE_CALLS = {
  findPictures: resource({
    name: 'FindPinImagesResource',
    action: 'get',
    endpointName: 'find_pin_images_get',
    says: 'Reads a page of the web: its pictures, and what it says about itself.',
    who: 'S',
    bucket: 'page_scrapes',
    asksOthers: true,
    params: { url: required(link()) },
    answer: payload<WireSourcePage>('the page with its pictures'),
    errors: ['fetch_failed'],
  }),
};
