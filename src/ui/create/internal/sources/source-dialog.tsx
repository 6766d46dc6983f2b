import { observer } from 'mobx-react-lite';
import { useApp } from '../../../base/app-context.ts';
import { SourcePicker } from '../../../sources/source-picker.tsx';
import type { SourceReading } from '../../../sources/source-reading.ts';
import { addSourceDrafts } from '../drafts/add-source-drafts.ts';
import type { DraftsViewModel } from '../drafts/drafts-view-model.ts';
import { text } from '../../../text/language.ts';
import { createSourceMessages } from './messages.en.ts';

type SourceDialogProps = { readonly viewModel: DraftsViewModel; readonly reading: SourceReading };

/** Creates drafts from selected pictures of a page. */
export const SourceDialog = observer(function SourceDialog({ viewModel, reading }: SourceDialogProps) {
  const { toasts } = useApp().stores;
  const add = () => {
    const { page, chosenPictures, method } = reading;
    if (page === null) return;
    const undo = addSourceDrafts(viewModel, page, chosenPictures, method);
    const count = chosenPictures.length;
    reading.done();
    toasts.say({
      text: text(createSourceMessages.added, { count }),
      undo,
      kind: 'done',
    });
  };
  return <SourcePicker reading={reading} onAdd={add} />;
});
