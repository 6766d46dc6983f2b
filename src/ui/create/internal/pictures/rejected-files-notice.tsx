import { observer } from 'mobx-react-lite';
import { Button } from '../../../kit/buttons/button.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import classes from './rejected-files-notice.module.css';
import type { RejectedFiles } from './rejected-files.ts';
import { text } from '../../../text/language.ts';
import { createPictureMessages } from './messages.en.ts';

/** Names the files that were left out, with the reasons. */
export const RejectedFilesNotice = observer(function RejectedFilesNotice({
  files,
}: {
  readonly files: RejectedFiles;
}) {
  const { all, clear } = files;
  return (
    <Notice
      kind="error"
      live
      action={
        <Button size={32} onClick={clear}>
          {text(createPictureMessages.dismiss)}
        </Button>
      }
    >
      {text(createPictureMessages.rejected, { count: all.length })}
      <ul className={classes.files}>
        {all.map(({ name, problem }, index) => (
          <li key={index}>
            <bdi className={classes.name}>{name}</bdi>: {problem}
          </li>
        ))}
      </ul>
    </Notice>
  );
});
