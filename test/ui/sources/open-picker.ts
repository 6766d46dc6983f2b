import { screen, within } from '@testing-library/react';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWireSource, aWireSourceItem } from '../../builders/a-wire-source.ts';
import { annsServer, field } from '../create/open-create.tsx';

/** The pictures of a page of a shop. */
export const THREE = ['1', '2', '3'].map((name) => aWireSourceItem({ url: `https://shop.test/${name}.jpg` }));

/** A server that finds them, or what is given, on every page. */
export const shop = (...items: Parameters<typeof aWireSource>) =>
  annsServer().on('FindPinImages.get', aWireAnswer(aWireSource(...items)));

export const site = () => field('Save from a site');
export const picker = () => screen.findByRole('dialog', { name: 'Save from a site' });
export const choices = async () => within(await picker()).findAllByRole('checkbox');
