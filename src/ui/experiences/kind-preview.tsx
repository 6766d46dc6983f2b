import type { Display } from '../../domain/experiences/display.ts';
import type { PlacedExperience } from '../../domain/experiences/placed-experience.ts';
import { LayerDocument } from './internal/layers/layer-document.ts';
import { KindView } from './internal/kinds/kind-view.tsx';

const ignore = () => undefined;

/** An experience as people see it, for the person who writes it: nothing is counted, and nobody is told. */
export function KindPreview({
  display,
  placed,
  onEnd = ignore,
  onMissing = ignore,
  page = null,
}: {
  readonly display: Display;
  readonly placed: PlacedExperience;
  /** It was completed or dismissed. */
  readonly onEnd?: () => void;
  /** What it points at is not on this page. */
  readonly onMissing?: () => void;
  /** The document above which it stands; by default that of the app. */
  readonly page?: Document | null;
}) {
  const actions = {
    viewed: ignore,
    complete: ({ keepsShown = false }: { readonly keepsShown?: boolean } = {}) => {
      if (!keepsShown) onEnd();
    },
    dismiss: onEnd,
    noAction: ignore,
    missing: onMissing,
    failed: onEnd,
    mayShow: () => Promise.resolve(true),
  };
  return (
    <LayerDocument value={page}>
      <KindView display={display} placed={placed} actions={actions} />
    </LayerDocument>
  );
}
