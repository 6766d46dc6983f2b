// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { OUTBOUND_LINKS } from '../../../src/ui/base/navigation/outbound-links.ts';
import type { WirePin } from '../../../wire/pin.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireBoardShort } from '../../builders/a-wire-board.ts';
import { aWireUserShort } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { aSavingServer, bobsPin, card, openWall } from '../saving/open-wall.tsx';

fillBrowserGaps();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const CHAIR = bobsPin({ id: '101', title: 'Chair', grid_title: 'Chair', seo_url: '/pin/chair--101/' });
const OWN = bobsPin({ id: '102', title: 'Own', grid_title: 'Own', access: ['write'] });

async function openCards(
  pins = [CHAIR],
  viewer: ReturnType<typeof aViewer> | null = aViewer({ boardCount: 5 }),
) {
  const app = await openWall(pins, { viewer, server: aSavingServer(pins) });
  await act(async () => void (await app.stores.cards.open()));
  return app;
}

const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const menuOf = (name: string) => within(card('Chair').getByRole('menu', { name }));

describe('over the foot of a picture', () => {
  test('the ellipsis opens everything that can be done with the pin', async () => {
    const { user } = await openCards();
    await user.click(card('Chair').getByRole('button', { name: 'More options', expanded: false }));
    expect(items()).toEqual([
      ...['Save', 'Send', 'Copy link', 'Download image'],
      ...['Hide Pin', 'Report Pin', 'Tune your home feed'],
    ]);
    expect(document.activeElement?.textContent).toBe('Save');
  });

  test('everything that hovering offers is on the card: saving, the source, sending, the menu and editing', async () => {
    await openCards([{ ...OWN, link: 'https://oven.example/fig' }]);
    for (const name of [/^Save/, 'Send', 'More options'])
      expect(card('Own').getAllByRole('button', { name }).length).toBeGreaterThan(0);
    expect(card('Own').getByRole('link', { name: /^oven\.example, opens the source/ })).toBeTruthy();
    expect(card('Own').getByRole('link', { name: 'Edit Pin' }).getAttribute('href')).toBe('/pin/102/edit/');
  });

  test('who may write to the pin is led to where it is edited', async () => {
    const { user, address } = await openCards([OWN]);
    await user.click(card('Own').getByRole('button', { name: 'More options', expanded: false }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(address()).toBe('/pin/102/edit/');
  });

  test('the menu saves, and takes the save back', async () => {
    const { user, server } = await openCards();
    const more = () => card('Chair').getByRole('button', { name: 'More options', expanded: false });
    await user.click(more());
    await user.click(menuOf('More options').getByRole('menuitem', { name: 'Save' }));
    await screen.findByText(/^Saved to/);
    await user.click(more());
    await user.click(menuOf('More options').getByRole('menuitem', { name: 'Remove from saved' }));
    await vi.waitFor(() => expect(server.optionsOf('Pin.delete')).toHaveLength(1));
  });

  test('Send opens the Share Menu, from its button and from the menu', async () => {
    const { user } = await openCards();
    await user.click(card('Chair').getByRole('button', { name: 'Send' }));
    expect(items()).toEqual(['Send to people', 'Copy link', 'Email']);
    await user.keyboard('{Tab}');
    await user.click(card('Chair').getByRole('button', { name: 'More options', expanded: false }));
    await user.click(menuOf('More options').getByRole('menuitem', { name: 'Send' }));
    expect(document.activeElement).toBe(
      menuOf('Share Menu').getByRole('menuitem', { name: 'Send to people' }),
    );
  });

  test('the picture is kept as a file under the name of its pin', async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download);
    });
    const { user } = await openCards();
    await user.click(card('Chair').getByRole('button', { name: 'More options', expanded: false }));
    await user.click(screen.getByRole('menuitem', { name: 'Download image' }));
    expect(clicked).toEqual([expect.stringMatching(/^chair(\.|$)/)]);
  });

  test('visitors have neither', async () => {
    await openCards([CHAIR], null);
    expect(card('Chair').queryByRole('button', { name: 'Send' })).toBeNull();
    expect(card('Chair').queryByRole('button', { name: 'More options' })).toBeNull();
  });

  test('visitors open the pin there, or its site where it is opened in one step', async () => {
    const onTap = bobsPin({
      id: '102',
      grid_title: 'Ad',
      is_eligible_for_web_closeup: true,
      link: 'https://oven.example/',
    });
    const withForm = {
      ...onTap,
      id: '103',
      grid_title: 'Form',
      seo_url: '/pin/103/',
      promoted_is_lead_ad: true,
    };
    await openCards([CHAIR, onTap, withForm], null);
    const open = (name: string) => card(name).getByRole('link', { name: /^Open / });
    expect(open('Chair').getAttribute('href')).toBe('/pin/chair--101/');
    const { href, target } = open('Ad') as HTMLAnchorElement;
    expect([href, target]).toEqual(['https://oven.example/', '_blank']);
    expect(OUTBOUND_LINKS.get(open('Ad'))?.pin?.entityId).toBe('102');
    expect(open('Form').getAttribute('href')).toBe('/pin/103/');
    expect(card('Chair').getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  test('advertisements are sent, but have no menu', async () => {
    await openCards([
      bobsPin({ id: '101', title: 'Chair', grid_title: 'Chair', promoter: aWireUserShort() }),
    ]);
    expect(card('Chair').getByRole('button', { name: 'Send' })).toBeTruthy();
    expect(card('Chair').queryByRole('button', { name: 'More options' })).toBeNull();
  });
});

test.each<[string, boolean, Partial<WirePin>]>([
  ['an organic pin of somebody else', true, {}],
  ['an advertisement', false, { promoter: aWireUserShort() }],
  ['a pin on an own board', false, { board: aWireBoardShort() }],
  ['a thing to buy that bears a tag', false, { is_shoppable: true }],
])('the card of %s in the home feed has a menu: %s', async (_what, shown, fields) => {
  const { stores } = await openCards([
    bobsPin({ id: '101', title: 'Chair', grid_title: 'Chair', ...fields }),
  ]);
  act(() => stores.context.takePart({}, 'overlay'));
  expect(card('Chair').queryAllByRole('button', { name: 'More options' }).length > 0).toBe(shown);
});

describe('a link', () => {
  const copy = async () => {
    const { user } = await openCards();
    const copied: string[] = [];
    return { user, copied };
  };

  test('is copied, which is said', async () => {
    const { user, copied } = await copy();
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    await user.click(card('Chair').getByRole('button', { name: 'Send' }));
    await user.click(menuOf('Share Menu').getByRole('menuitem', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(copied).toEqual(['https://pins.test/pin/chair--101/']);
  });

  test('stands there to be copied by hand where there is no clipboard', async () => {
    const { user } = await copy();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(card('Chair').getByRole('button', { name: 'Send' }));
    await user.click(menuOf('Share Menu').getByRole('menuitem', { name: 'Copy link' }));
    expect(await screen.findByRole('link', { name: 'https://pins.test/pin/chair--101/' })).toBeTruthy();
  });

  test('goes into a mail, and into what else the device offers', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    try {
      const { user } = await openCards();
      await user.click(card('Chair').getByRole('button', { name: 'Send' }));
      const mail = menuOf('Share Menu').getByRole('menuitem', { name: 'Email' });
      expect(mail.getAttribute('href')).toMatch(/^mailto:\?subject=Chair&body=Chair%0D%0Ahttps/);
      await user.click(menuOf('Share Menu').getByRole('menuitem', { name: 'More ways to share' }));
      expect(share).toHaveBeenCalledWith({ title: 'Chair', url: 'https://pins.test/pin/chair--101/' });
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });
});

describe('for fingers', () => {
  const press = (name: string) => {
    const [button] = screen
      .getByRole('article', { name })
      .querySelectorAll<HTMLElement>('button[aria-label="More options"]:not([aria-haspopup])');
    fireEvent.click(button!);
  };

  test('the button of the card opens its menu as a sheet, also before its code is there', async () => {
    await openWall([CHAIR]);
    press('Chair');
    const sheet = within(await screen.findByRole('dialog', { name: 'More options' }));
    expect(sheet.getByText('Chair')).toBeTruthy();
    expect(sheet.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Save',
      'Send',
      'Copy link',
      'Download image',
      'Hide Pin',
      'Report Pin',
      'Tune your home feed',
    ]);
  });

  test('Send in the sheet leads to the Share Menu, and a choice closes it', async () => {
    const { user } = await openCards();
    press('Chair');
    const sheet = within(await screen.findByRole('dialog', { name: 'More options' }));
    await user.click(sheet.getByRole('menuitem', { name: 'Send' }));
    const share = within(await screen.findByRole('dialog', { name: 'Share Menu' }));
    await user.click(share.getByRole('menuitem', { name: 'Copy link' }));
    expect(screen.queryByRole('dialog', { name: 'Share Menu' })).toBeNull();
  });

  test('a menu that is opened is told with the number of its view', async () => {
    const { events } = await openCards();
    press('Chair');
    await vi.waitFor(() => expect(events).toHaveLength(1));
    expect(events).toMatchObject([{ eventType: 101, viewType: 92, objectId: '101' }]);
  });
});
