import { useRef, useState } from 'react';
import type { ImportProblem } from '../../../../domain/experiences/authoring/read-import.ts';
import { useApp } from '../../../base/app-context.ts';
import { attempt } from '../../../base/attempt.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { DownloadIcon } from '../../../kit/icons/download-icon.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { text } from '../../../text/language.ts';
import { loadOverview, openGateway } from '../experience-data.ts';
import classes from '../operator.module.css';
import { experienceListMessages } from './messages.en.ts';

const PROBLEMS = {
  not_a_list: experienceListMessages.notAList,
  too_many: experienceListMessages.tooMany,
  duplicate: experienceListMessages.duplicate,
  from_file: experienceListMessages.from_file,
  cycle: experienceListMessages.cycle,
} as const;

function problemText({ index, code, detail }: ImportProblem): string {
  const problem =
    code === 'unreadable' ? text(experienceListMessages.unreadable, { detail }) : text(PROBLEMS[code]);
  if (code === 'not_a_list' || code === 'too_many') return problem;
  return text(experienceListMessages.problemEntry, { entry: index + 1, problem });
}

/** Export and import of all experiences as a file. */
export function Files() {
  const app = useApp();
  const { stores } = app;
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState<'export' | 'import' | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const exportAll = async () => {
    setPending('export');
    await attempt(stores, async () => {
      const file = await (await openGateway(app)).exportAll();
      if (file !== undefined) download(text(experienceListMessages.exportName), file);
      return { kind: 'done' };
    });
    setPending(null);
  };

  const importAll = async (file: File) => {
    setProblems([]);
    const json = parsed(await file.text());
    if (json === undefined) return setProblems([text(experienceListMessages.noJson)]);
    setPending('import');
    const outcome = await attempt(stores, async () => (await openGateway(app)).importAll(json));
    setPending(null);
    if (outcome === undefined) return;
    if (outcome.kind === 'problems') return setProblems(outcome.problems.map(problemText));
    stores.toasts.say({ text: text(experienceListMessages.imported, { count: outcome.drafts.length }) });
    await attempt(stores, async () => {
      await loadOverview(app);
      return { kind: 'done' };
    });
  };

  return (
    <>
      <Button
        icon={<DownloadIcon size={20} />}
        pending={pending === 'export' && text(experienceListMessages.exporting)}
        onClick={() => void exportAll()}
      >
        {text(experienceListMessages.exportAll)}
      </Button>
      <Button
        pending={pending === 'import' && text(experienceListMessages.importing)}
        onClick={() => input.current?.click()}
      >
        {text(experienceListMessages.importAll)}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={text(experienceListMessages.importAll)}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file !== undefined) void importAll(file);
        }}
      />
      {problems.length > 0 && (
        <Notice kind="error" live>
          {text(experienceListMessages.notImported)}
          <ul className={classes.stack} role="list">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/** Undefined for a text that is not JSON. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

function download(name: string, content: unknown): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
  );
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
