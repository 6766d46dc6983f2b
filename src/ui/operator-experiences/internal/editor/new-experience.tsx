import { observer } from 'mobx-react-lite';
import type { AuthoredKind } from '../../../../domain/experiences/authoring/experience-form.ts';
import { formatRoute } from '../../../../domain/routes/format-route.ts';
import { useNavigateFromHere } from '../../../base/navigation/use-navigate-from-here.ts';
import { text } from '../../../text/language.ts';
import { BackLink } from '../back-link.tsx';
import { kindName } from '../names.ts';
import classes from '../operator.module.css';
import { Editor } from './editor.tsx';
import { editorMessages } from './messages.en.ts';
import { useNewEditor } from './use-editor.ts';

/** A new experience of a kind. Once it is saved it has an address of its own. */
export function NewExperience({ kind }: { readonly kind: AuthoredKind }) {
  return (
    <div className={classes.page}>
      <BackLink />
      <h1 className={classes.title}>{text(editorMessages.newTitle, { kind: kindName(kind) })}</h1>
      <NewEditor kind={kind} />
    </div>
  );
}

const NewEditor = observer(function NewEditor({ kind }: { readonly kind: AuthoredKind }) {
  const { editor, handOver } = useNewEditor(kind);
  const navigate = useNavigateFromHere();
  return (
    <Editor
      editor={editor}
      onSaved={async (experienceId) => {
        handOver(experienceId);
        await navigate(formatRoute({ kind: 'operator-experiences', item: String(experienceId) }), {
          replace: true,
        });
      }}
    />
  );
});
