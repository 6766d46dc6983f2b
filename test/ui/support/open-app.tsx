import { act, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContainerModule } from 'inversify';
import type { OperatorExperienceGateway } from '../../../src/application/ports/experiences/operator-experience-gateway.ts';
import { createApp } from '../../../src/composition/create-app.ts';
import { EventLogToken, OperatorExperienceGatewayToken } from '../../../src/composition/lazy-tokens.ts';
import { provideValue } from '../../../src/composition/provide.ts';
import { RecordingLogger } from '../../../src/composition/test/recording-logger.ts';
import { testProfile } from '../../../src/composition/test/test-profile.ts';
import type { LoggedEvent } from '../../../src/domain/events/logged-event.ts';
import type { SignupPolicy } from '../../../src/domain/users/signup-policy.ts';
import type { Viewer } from '../../../src/domain/users/user.ts';
import { SessionExpiredPrompt } from '../../../src/ui/accounts/session-expired-prompt.tsx';
import { SessionPrompt } from '../../../src/ui/accounts/session-prompt.ts';
import { App } from '../../../src/ui/app/app.tsx';
import { AppContext } from '../../../src/ui/base/app-context.ts';
import { MemoryRouter, useLocation, useNavigate } from '../../../src/ui/base/router.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { SITE } from './site.ts';

// Screens and dialogs are parts that are fetched first, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

type OpenOptions = {
  /** Path and query. */
  readonly at: string;
  readonly server?: WireServer;
  /** Null for a visitor. */
  readonly viewer?: Viewer | null;
  /** How one comes to an account; everybody may sign up when left out. */
  readonly signupPolicy?: SignupPolicy;
  /** Where drafts are kept; apart from all others when left out. */
  readonly drafts?: ContainerModule;
  /** The experiences of the site, for an operator. */
  readonly experiences?: OperatorExperienceGateway;
  /** Photos of phones can be read. */
  readonly takesHeic?: boolean;
};

/** The whole app in the document, at an address, against a server that the test plays. */
export function openApp({
  at,
  server = new WireServer(),
  viewer = null,
  signupPolicy = SITE.signupPolicy,
  drafts,
  experiences,
  takesHeic = false,
}: OpenOptions) {
  const site = { ...SITE, signupPolicy, takesHeic };
  const logger = new RecordingLogger();
  const profile = testProfile({ http: server, logger });
  const events: LoggedEvent[] = [];
  const log = new ContainerModule(({ bind }) =>
    provideValue(bind, EventLogToken, { record: (event) => void events.push(event) }),
  );
  const operating = new ContainerModule(({ bind }) => {
    if (experiences !== undefined) provideValue(bind, OperatorExperienceGatewayToken, experiences);
  });
  const app = createApp({ site, profile, overrides: drafts ? [log, operating, drafts] : [log, operating] });
  const { services, stores, pages } = app;
  stores.session.show(viewer);
  const prompt = new SessionPrompt(stores.session);
  let address = at;
  let handedOver: unknown = null;
  let go: (to: string | -1 | 1) => void = () => undefined;

  function Watch() {
    const { pathname, search, state } = useLocation();
    const navigate = useNavigate();
    address = pathname + search;
    handedOver = state;
    go = (to) => void (typeof to === 'number' ? navigate(to) : navigate(to));
    return null;
  }

  render(
    <>
      <MemoryRouter initialEntries={[at]}>
        <Watch />
        <App value={app} />
      </MemoryRouter>
      <AppContext value={app}>
        <SessionExpiredPrompt prompt={prompt} />
      </AppContext>
    </>,
  );

  return {
    user: userEvent.setup({ delay: null }),
    server,
    stores,
    services,
    prompt,
    pages,
    logger,
    /** What was told to the log of events. */
    events,
    /** Where the person is now, path and query. */
    address: () => address,
    /** What was handed over on the way there. */
    handedOver: () => handedOver,
    goTo: (to: string) => act(() => go(to)),
    goBack: () => act(() => go(-1)),
    goForward: () => act(() => go(1)),
  };
}
