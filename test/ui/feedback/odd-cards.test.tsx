// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '../../../src/composition/create-app.ts';
import { testProfile } from '../../../src/composition/test/test-profile.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { AppContext } from '../../../src/ui/base/app-context.ts';
import { CardFeedback } from '../../../src/ui/feedback/card-feedback.tsx';
import { FeedbackViewModel } from '../../../src/ui/feedback/feedback-view-model.ts';
import { pinGridItem } from '../../../src/ui/pins/card/pin-grid-item.ts';
import { pinFromWire } from '../../../wire/pin-from-wire.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aCardSetting } from '../../builders/a-card-setting.ts';
import { cardsOfEveryKind } from '../../builders/cards-of-every-kind.ts';
import { cardsWithBadData } from '../../builders/cards-with-bad-data.ts';
import { SITE } from '../support/site.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';

fillBrowserGaps();
afterEach(cleanup);

const ENDLESS = 'a'.repeat(10_000);

/** Pins as no server should send them, in the fields that feedback reads. */
const ODD = Object.entries({
  'unknown kinds and flags': {
    is_promoted: 'perhaps',
    privacy: 'hidden',
    access: ['fly'],
    reaction_by_me: 99,
    reaction_counts_data: [{ reaction_type: 99, reaction_count: -3 }, null, 'x'],
    video_status: 'odd',
    recommendation_reason: { reason: 'weather', reason_id: 7, has_board: 'yes', board: [] },
  },
  'a topic without end': {
    recommendation_reason: { reason: 'topic', reason_id: '1', has_board: false, board: null },
    source_interest: { id: '1', name: ENDLESS, url_name: ENDLESS },
  },
  'a promoter without a name': { is_promoted: true, promoter: { full_name: '' }, pinner: null },
  'a reason of nothing': { recommendation_reason: {}, source_interest: {} },
}).map(([name, fields]) => ({ name, pin: pinFromWire({ ...aWirePin(), ...fields }) }));

test.each([...cardsOfEveryKind(), ...cardsWithBadData(), ...ODD])(
  'feedback on the card of "$name" stands, before and after',
  ({ pin }) => {
    const http = { send: () => Promise.resolve(aWireAnswer({})) };
    const app = createApp({ site: SITE, profile: testProfile({ http }) });
    const viewModel = new FeedbackViewModel(app);
    const item = pinGridItem(pin, aCardSetting({ surface: 'AuthHomefeed', viewerId: toUserId('99') }));
    render(
      <AppContext value={app}>
        <CardFeedback item={item} near viewModel={viewModel} />
      </AppContext>,
    );
    if (item.parts.length > 0) expect(screen.getByRole('button')).toBeDefined();
    act(() => viewModel.hide(pin, 'AuthHomefeed'));
    expect(screen.getByRole('group').textContent).toMatch(/^Pin hidden/);
    act(() => viewModel.noteReported(pin, 'card', SITE.name));
    expect(screen.getByRole('group').textContent).toMatch(/^Reported/);
    expect(screen.getByRole('group').textContent.length).toBeLessThan(300);
  },
);
