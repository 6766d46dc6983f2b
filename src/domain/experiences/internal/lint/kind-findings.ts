import { contentField, finding, type LintFinding } from '../../authoring/lint-finding.ts';
import type { ExperienceDraft } from '../../authoring/experience-draft.ts';
import { formOf, type FieldLabel } from '../../authoring/experience-form.ts';
import { parseHttpUrl } from '../../../links/http-url.ts';
import { EXPERIENCE_IDS } from '../../placements.ts';
import { isEmpty } from './content-findings.ts';

/** What the lint knows of the site. */
export type SiteFacts = {
  /** The hosts whose pages may be shown in a frame, in lower case; null where they are unknown, as in browsers. */
  readonly surveyHosts: readonly string[] | null;
};

/** A link needs a text, and these texts need a link. */
const LINK_TEXTS: readonly (readonly [link: FieldLabel, text: FieldLabel, needsLink: boolean])[] = [
  ['link', 'linkText', true],
  ['buttonLink', 'button', false],
  ['secondButtonLink', 'secondButton', false],
  ['thirdButtonLink', 'thirdButton', false],
  ['closeLink', 'closeButton', false],
  ['extraLink', 'extraLinkText', true],
  ['secondExtraLink', 'secondExtraLinkText', true],
];

/** The shortest time to read a message that goes by itself. */
const MIN_READING_MS = 5000;

/** What fields of a content ask of each other. */
export function kindFindings(draft: ExperienceDraft, site: SiteFacts): readonly LintFinding[] {
  return [...linkTextFindings(draft), ...(OF_KINDS[draft.kind]?.(draft, site) ?? [])];
}

function linkTextFindings({ kind, values }: ExperienceDraft): readonly LintFinding[] {
  const byLabel = new Map(formOf(kind).fields.map((field) => [field.label, field]));
  return LINK_TEXTS.flatMap(([linkLabel, textLabel, needsLink]) => {
    const [link, words] = [byLabel.get(linkLabel), byLabel.get(textLabel)];
    if (link === undefined || words === undefined || words.isRequired) return [];
    const [hasLink, hasText] = [!isEmpty(values[link.name]), !isEmpty(values[words.name])];
    // A banner has usual texts for its buttons.
    const hasUsual = kind === 'banner' && (words.label === 'button' || words.label === 'closeButton');
    if (hasLink && !hasText && !hasUsual) return [finding(contentField(words.name), 'text-missing-for-link')];
    return hasText && !hasLink && needsLink ? [finding(contentField(link.name), 'link-missing')] : [];
  });
}

type KindLint = (draft: ExperienceDraft, site: SiteFacts) => readonly LintFinding[];

const OF_KINDS: { readonly [Kind in ExperienceDraft['kind']]?: KindLint } = {
  modal: ({ values }) =>
    isEmpty(values['image.url']) || isEmpty(values['video.url'])
      ? []
      : [finding(contentField('video.url'), 'video-hidden')],
  survey: surveyFindings,
  'metrics-banner': ({ experienceId }) =>
    experienceId === EXPERIENCE_IDS.metricsBanner
      ? []
      : [finding('display_data', 'id-fixed', { id: EXPERIENCE_IDS.metricsBanner })],
  flyout: phoneFindings,
  pulsar: phoneFindings,
  tooltip: ({ values }) => [
    ...(isEmpty(values['has_tooltip']) && isEmpty(values['has_pulsar'])
      ? [finding(contentField('has_tooltip'), 'shows-nothing')]
      : []),
    ...(isEmpty(values['anchor']) ? [finding(contentField('anchor'), 'anchor-missing')] : []),
    ...goneTooSoon('disappearTime', values),
  ],
  toast: ({ values }) => goneTooSoon('duration', values),
};

function surveyFindings(
  { values, experienceId }: ExperienceDraft,
  { surveyHosts }: SiteFacts,
): readonly LintFinding[] {
  const link = contentField('buttons.1.uri');
  if (experienceId === EXPERIENCE_IDS.metricsBanner)
    return [finding('display_data', 'id-fixed', { id: EXPERIENCE_IDS.metricsBanner })];
  const uri = values['buttons.1.uri'];
  if (values['anket'] !== true || typeof uri !== 'string' || isEmpty(uri)) return [];
  const url = parseHttpUrl(uri.trim());
  // A page of this site may always be framed by it.
  if (url === null) return [];
  if (url.scheme !== 'https') return [finding(link, 'survey-not-https')];
  return (surveyHosts?.includes(url.host) ?? true) ? [] : [finding(link, 'survey-host', { host: url.host })];
}

/** What it points at on phones is chosen apart, and easily forgotten. */
function phoneFindings({ values, audience }: ExperienceDraft): readonly LintFinding[] {
  const field = 'anchors_by_platform.web_mobile.anchor';
  const isForPhones = audience.platforms?.includes('web_mobile') ?? true;
  return isForPhones && isEmpty(values[field]) ? [finding(contentField(field), 'phones-left-out')] : [];
}

function goneTooSoon(name: string, values: ExperienceDraft['values']): readonly LintFinding[] {
  const time = values[name];
  if (typeof time !== 'number' || time >= MIN_READING_MS) return [];
  return [finding(contentField(name), 'gone-too-soon', { least: MIN_READING_MS / 1000 })];
}
