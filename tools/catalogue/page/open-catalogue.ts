import type { HttpClient } from '../../../src/adapters/http/client/http-client.ts';
import { createApp } from '../../../src/composition/create-app.ts';
import { fakePinActions } from '../../../src/composition/test/fake-pin-actions.ts';
import { testProfile } from '../../../src/composition/test/test-profile.ts';
import type { Pin } from '../../../src/domain/pins/pin.ts';
import type { AppValue } from '../../../src/ui/base/app-context.ts';
import { shoppingTagLook } from '../../../src/domain/shopping/shopping-tag.ts';
import type { Feed } from '../../../src/ui/base/stores/feed.ts';
import { aViewer } from '../../../test/builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../../test/builders/a-wire-answer.ts';
import { aWireBoardShort } from '../../../test/builders/a-wire-board.ts';

const boards = ['Garden', 'Hall', 'Kitchen', 'Lamps', 'Doors'].map((name, index) =>
  aWireBoardShort({ id: String(60 + index), name }),
);

/** A server that can save to boards and hide pins; it refuses all other calls. */
const server: HttpClient = {
  send: ({ path }) => {
    if (path.startsWith('/v3/p2p/')) return Promise.resolve(aWireAnswer({}));
    return Promise.resolve(
      path.startsWith('/resource/BoardPickerBoardsResource/')
        ? aWireAnswer({ all_boards: boards, boards_shortlist: [] })
        : aWireFailure('unavailable'),
    );
  },
};

/** The app with these pins in one feed, for Ann or for a visitor, with the given look of the shopping tag. */
export function openCatalogue(
  pins: readonly Pin[],
  signedIn: boolean,
  tag: string,
): { app: AppValue; feed: Feed } {
  const site = {
    name: 'Pinakes',
    origin: location.origin,
    signupPolicy: 'open',
    takesHeic: false,
    trustedHosts: [],
  } as const;
  const viewer = signedIn ? aViewer() : null;
  const overrides = [fakePinActions(pins, viewer?.entityId ?? null)];
  const app = createApp({ site, profile: testProfile({ http: server }), overrides });
  const { stores } = app;
  stores.session.show(viewer);
  stores.context.takePart({}, shoppingTagLook('US', { shopping_tag: tag }));
  const feed = stores.feeds.open({ kind: 'home' });
  feed.show(pins, null);
  return { app, feed };
}

/** Loads the tools of the cards. Hides or reports every pin of the grid when that state is selected. */
export async function giveFeedback(
  { stores, site }: AppValue,
  pins: readonly Pin[],
  state: string | undefined,
): Promise<void> {
  const { feedback } = await stores.cards.open();
  for (const pin of pins) {
    if (state === 'hidden') feedback.hide(pin, 'AuthHomefeed');
    if (state === 'reported') feedback.noteReported(pin, 'card', site.name);
  }
}
