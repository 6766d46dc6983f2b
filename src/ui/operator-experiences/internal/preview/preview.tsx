import { useMemo, useState, type MouseEvent } from 'react';
import { draftToDisplayData } from '../../../../domain/experiences/authoring/draft-definition.ts';
import type { ExperienceDraft } from '../../../../domain/experiences/authoring/experience-draft.ts';
import { formOf } from '../../../../domain/experiences/authoring/experience-form.ts';
import { displayOf } from '../../../../domain/experiences/display.ts';
import { isInFlow } from '../../../../domain/experiences/display-kinds.ts';
import type { PlacedExperience } from '../../../../domain/experiences/placed-experience.ts';
import { LayerPreview } from './layer-preview.tsx';
import { KindPreview } from '../../../experiences/kind-preview.tsx';
import { Button } from '../../../kit/buttons/button.tsx';
import { text } from '../../../text/language.ts';
import { previewMessages } from './messages.en.ts';
import { PreviewFrame, type PreviewLook } from './preview-frame.tsx';
import classes from './preview.module.css';

const LOOKS = [
  ['isNarrow', previewMessages.narrow],
  ['isDark', previewMessages.dark],
  ['isRtl', previewMessages.rtl],
  ['isLarge', previewMessages.large],
] as const satisfies readonly (readonly [keyof PreviewLook, unknown])[];

const PLAIN: PreviewLook = { isNarrow: false, isDark: false, isRtl: false, isLarge: false };

/** A draft as people will see it, while it is written. */
export function Preview({ draft }: { readonly draft: ExperienceDraft }) {
  const [look, setLook] = useState(PLAIN);
  const placed = useMemo(() => placedDraft(draft), [draft]);
  // Marked words are seen in the results of a search only.
  const isFramed = draft.kind !== 'search-delight';
  const display = displayOf(placed, look.isNarrow ? 'web_mobile' : 'web');
  return (
    <section className={classes.preview} aria-label={text(previewMessages.title)}>
      <h2 className={classes.title}>{text(previewMessages.title)}</h2>
      {isFramed && (
        <div className={classes.looks} role="group" aria-label={text(previewMessages.look)}>
          {LOOKS.map(([name, label]) => (
            <Button
              key={name}
              size={32}
              kind={look[name] ? 'primary' : 'quiet'}
              aria-pressed={look[name]}
              onClick={() => setLook({ ...look, [name]: !look[name] })}
            >
              {text(label)}
            </Button>
          ))}
        </div>
      )}
      {display === undefined ? (
        <div className={classes.box}>
          <p className={classes.note}>{text(previewMessages.incomplete)}</p>
        </div>
      ) : isFramed ? (
        <PreviewFrame look={look} isInert={display.kind === 'modal'}>
          {(page) => (
            <div onClickCapture={stayHere}>
              {isInFlow(display.kind) ? (
                <KindPreview display={display} placed={placed} />
              ) : (
                <LayerPreview key={display.kind} display={display} placed={placed} page={page} />
              )}
            </div>
          )}
        </PreviewFrame>
      ) : null}
      {display !== undefined && !isInFlow(draft.kind) && <TryHere placed={placed} />}
    </section>
  );
}

/** Layers are shown above this very page. */
function TryHere({ placed }: { readonly placed: PlacedExperience }) {
  const [state, setState] = useState<'idle' | 'shown' | 'ended' | 'missing'>('idle');
  const display = displayOf(placed, 'web') ?? displayOf(placed, 'web_mobile');
  return (
    <>
      <p>{text(previewMessages.tryDetail)}</p>
      <div>
        <Button onClick={() => setState('shown')}>{text(previewMessages.tryHere)}</Button>
      </div>
      <p role="status">
        {state === 'ended' && text(previewMessages.ended)}
        {state === 'missing' && text(previewMessages.anchorMissing)}
      </p>
      {state === 'shown' && display !== undefined && (
        <KindPreview
          display={display}
          placed={placed}
          onEnd={() => setState('ended')}
          onMissing={() => setState('missing')}
        />
      )}
    </>
  );
}

/** Links of a preview lead nowhere, so that nothing typed is left behind. */
function stayHere(event: MouseEvent): void {
  if (!(event.target as Element).closest('a')) return;
  event.preventDefault();
  event.stopPropagation();
}

function placedDraft(draft: ExperienceDraft): PlacedExperience {
  return {
    experienceId: draft.experienceId ?? 0,
    placementId: draft.placementId,
    type: formOf(draft.kind).type,
    status: null,
    displayData: draftToDisplayData(draft),
    triggerable: [],
    metadata: {},
    extraContext: {},
  };
}
