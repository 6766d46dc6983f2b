import { observer } from 'mobx-react-lite';
import type { ListedSwitch } from '../../../../application/ports/experiences/operator-experience-gateway.ts';
import { useApp } from '../../../base/app-context.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { text } from '../../../text/language.ts';
import { placementName } from '../names.ts';
import classes from '../operator.module.css';
import { experienceListMessages } from './messages.en.ts';
import { turnSwitch } from './switch-experiences.ts';

/** Everything that is switched off at the moment, with the way back. */
export const Switches = observer(function Switches({
  switches,
}: {
  readonly switches: readonly ListedSwitch[];
}) {
  const app = useApp();
  if (switches.length === 0) return null;
  return (
    <section className={classes.stack} aria-label={text(experienceListMessages.switches)}>
      {switches.map((one) => {
        const name = switchName(one);
        const isAll = one.kind === 'everything';
        return (
          <Notice
            key={`${one.origin} ${one.kind} ${one.name}`}
            kind={isAll ? 'error' : 'warn'}
            action={
              one.origin === 'store' && (
                <Button
                  aria-label={isAll ? undefined : text(experienceListMessages.switchOnNamed, { name })}
                  onClick={() => void turnSwitch(app, one, false)}
                >
                  {text(isAll ? experienceListMessages.switchOnEverything : experienceListMessages.switchOn)}
                </Button>
              )
            }
          >
            {isAll ? name : `${text(experienceListMessages.off)}: ${name}`}
            {one.origin === 'file' && (
              <>
                <br />
                {text(experienceListMessages.fileSwitch)}
              </>
            )}
          </Notice>
        );
      })}
    </section>
  );
});

function switchName({ kind, name }: ListedSwitch): string {
  switch (kind) {
    case 'everything':
      return text(experienceListMessages.everythingIsOff);
    case 'placement':
      return text(experienceListMessages.placementSwitch, { name: placementName(Number(name)) });
    case 'group':
      return text(experienceListMessages.groupSwitch, { name });
    case 'experience':
      return text(experienceListMessages.experienceSwitch, { id: name });
  }
}
