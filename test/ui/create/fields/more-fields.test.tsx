// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { HttpAnswer } from '../../../../src/adapters/http/client/http-client.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { fillBrowserGaps } from '../../support/browser-gaps.ts';
import { aBrowser } from '../a-browser.ts';
import { annsServer, aPicture, chooser, field, openCreate, publish } from '../open-create.tsx';
import { fill } from '../../support/fill.ts';

fillBrowserGaps();
afterEach(cleanup);

describe('price and shop details', () => {
  test('go with the pin and are kept like the rest', async () => {
    const browser = aBrowser();
    const { user } = await openCreate(annsServer(), { drafts: browser.window() });
    await user.upload(chooser(), aPicture('a.png'));
    await screen.findByText('Uploaded');
    await user.click(await screen.findByRole('button', { name: 'Add price and shop details' }));
    await user.type(field('Price'), '19,90');
    await user.click(publish());
    expect(await screen.findByText('Use a three-letter code, e.g. EUR or USD.')).toBeDefined();
    await user.type(field('Currency'), 'eur');
    await screen.findByText('Draft saved');
    cleanup();

    const again = await openCreate(annsServer(), { drafts: browser.window() });
    await waitFor(() => expect(field('Price').value).toBe('19,90'));
    await again.user.type(field('Note to yourself'), 'Ask Ben');
    await again.user.click(publish());
    await waitFor(() => expect(again.address()).toBe('/pin/700/'));
    expect(again.server.optionsOf('Pin.create')).toMatchObject([
      { note: 'Ask Ben', product: { price: 19.9, currency: 'EUR', availability: 'in_stock' } },
    ]);
  });

  test('are filled in from the linked page, never over what was typed', async () => {
    const offer_summary = { price_val: 25, currency: 'EUR', in_stock: true };
    const server = annsServer().on(
      'FindPinImages.get',
      aWireAnswer({
        items: [{ url: 'https://a.test/1.jpg' }],
        rich_metadata: { products: [{ brand: { name: 'Oak' }, offer_summary }] },
      }),
    );
    const { user } = await openCreate(server, { drafts: aBrowser().window() });
    await user.click(await screen.findByRole('button', { name: 'Add price and shop details' }));
    await user.type(field('Brand'), 'Mine');
    await fill(user, field('Link'), 'https://a.test/');
    await user.click(await screen.findByRole('button', { name: 'Autofill from link' }));
    expect(await screen.findByText('Details filled in from the linked page.')).toBeDefined();
    expect(field('Price').value).toBe('25');
    expect(field('Currency').value).toBe('EUR');
    expect(field('Brand').value).toBe('Mine');
  });
  test('stay away when they were taken away while the linked page was read', async () => {
    const { promise, resolve } = Promise.withResolvers<HttpAnswer>();
    const { user } = await openCreate(
      annsServer().on('FindPinImages.get', () => promise),
      {
        drafts: aBrowser().window(),
      },
    );
    await fill(user, field('Link'), 'https://a.test/');
    await user.click(await screen.findByRole('button', { name: 'Add price and shop details' }));
    await user.click(screen.getByRole('button', { name: 'Remove details' }));
    const offer_summary = { price_val: 25, currency: 'EUR', in_stock: true };
    const found = {
      items: [{ url: 'https://a.test/1.jpg' }],
      rich_metadata: { products: [{ offer_summary }] },
    };
    await act(async () => resolve(aWireAnswer(found)));
    expect(screen.getByRole('button', { name: 'Add price and shop details' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add price and shop details' }));
    await waitFor(() => expect(field('Price').value).toBe('25'));
  });
});

describe('a paid partnership', () => {
  test('names who pays for the pin', async () => {
    const { user, server, address } = await openCreate(annsServer(), { drafts: aBrowser().window() });
    await user.upload(chooser(), aPicture('a.png'));
    await screen.findByText('Uploaded');
    await user.type(await screen.findByLabelText(/^Paid partnership with/), '@acme');
    await user.click(publish());
    await waitFor(() => expect(address()).toBe('/pin/700/'));
    expect(server.optionsOf('Pin.create')).toMatchObject([{ sponsor_username: 'acme' }]);
  });

  test('says why at its field when the person cannot be named', async () => {
    const server = annsServer().on(
      'Pin.create',
      aWireFailure('forbidden', {
        message: 'Not this person.',
        fields: [{ name: 'sponsor_username', problem: 'not_allowed' }],
      }),
    );
    const { user } = await openCreate(server, { drafts: aBrowser().window() });
    await user.upload(chooser(), aPicture('a.png'));
    await screen.findByText('Uploaded');
    await user.type(await screen.findByLabelText(/^Paid partnership with/), 'acme');
    await user.click(publish());
    expect(await screen.findByText('Not this person.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(/^Paid partnership with/).value).toBe('acme');
  });

  test('says so at its field when there is nobody of this name', async () => {
    const server = annsServer().on(
      'Pin.create',
      aWireFailure('invalid_parameter', { fields: [{ name: 'sponsor_username', problem: 'not_allowed' }] }),
    );
    const { user } = await openCreate(server, { drafts: aBrowser().window() });
    await user.upload(chooser(), aPicture('a.png'));
    await screen.findByText('Uploaded');
    await user.type(await screen.findByLabelText(/^Paid partnership with/), 'acme');
    await user.click(publish());
    expect(await screen.findByText('We couldn’t find a user with that name.')).toBeDefined();
  });
});
