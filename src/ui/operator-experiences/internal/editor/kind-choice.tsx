import {
  AUTHORED_KINDS,
  type AuthoredKind,
} from '../../../../domain/experiences/authoring/experience-form.ts';
import type { Message } from '../../../../domain/messages/message.ts';
import { formatRoute } from '../../../../domain/routes/format-route.ts';
import { AppLink } from '../../../kit/app-link.tsx';
import { text } from '../../../text/language.ts';
import { BackLink } from '../back-link.tsx';
import { kindName } from '../names.ts';
import page from '../operator.module.css';
import classes from './editor.module.css';
import { editorMessages } from './messages.en.ts';
import { newItem } from './new-item.ts';

const ABOUT: Readonly<Record<AuthoredKind, Message>> = {
  'callout-banner': editorMessages.aboutCalloutBanner,
  upsell: editorMessages.aboutUpsell,
  banner: editorMessages.aboutBanner,
  'inline-callout': editorMessages.aboutInlineCallout,
  'floating-callout': editorMessages.aboutFloatingCallout,
  modal: editorMessages.aboutModal,
  survey: editorMessages.aboutSurvey,
  'metrics-banner': editorMessages.aboutMetricsBanner,
  popover: editorMessages.aboutPopover,
  flyout: editorMessages.aboutFlyout,
  pulsar: editorMessages.aboutPulsar,
  tooltip: editorMessages.aboutTooltip,
  toast: editorMessages.aboutToast,
  'search-delight': editorMessages.aboutSearchDelight,
};

/** The kinds to choose from for a new experience. */
export function KindChoice() {
  return (
    <div className={page.page}>
      <BackLink />
      <h1 className={page.title}>{text(editorMessages.chooseKind)}</h1>
      <p className={page.lead}>{text(editorMessages.chooseKindLead)}</p>
      <ul className={classes.kinds} role="list">
        {AUTHORED_KINDS.map((kind) => (
          <li key={kind}>
            <AppLink
              className={classes.kind}
              href={formatRoute({ kind: 'operator-experiences', item: newItem(kind) })}
            >
              <span className={page.name}>{kindName(kind)}</span>
              <span className={page.facts}>{text(ABOUT[kind])}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
