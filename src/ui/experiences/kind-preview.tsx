import type { Display } from '../../domain/experiences/display.ts';
import type { PlacedExperience } from '../../domain/experiences/placed-experience.ts';
import { KindView } from './internal/kinds/kind-view.tsx';

const ignore = () => undefined;

/** An experience as people see it, for the person who writes it: nothing is counted, and nobody is told. */
export function KindPreview({
  display,
  placed,
  onEnd = ignore,
  onMissing = ignore,
}: {
  readonly display: Display;
  readonly placed: PlacedExperience;
  /** It was completed or dismissed. */
  readonly onEnd?: () => void;
  /** What it points at is not on this page. */
  readonly onMissing?: () => void;
}) {
  const actions = {
    viewed: ignore,
    complete: onEnd,
    dismiss: onEnd,
    noAction: onEnd,
    missing: onMissing,
    failed: onEnd,
    mayShow: () => Promise.resolve(true),
  };
  return <KindView display={display} placed={placed} actions={actions} />;
}
