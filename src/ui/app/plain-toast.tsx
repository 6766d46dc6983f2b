import { observer } from 'mobx-react-lite';
import classes from '../kit/layers/toast-region.module.css';
import { useApp } from '../base/app-context.ts';

/** A toast as text only, when the code of toasts could not be loaded. */
export const PlainToast = observer(function PlainToast() {
  const { message } = useApp().stores.toasts;
  return (
    <div role="status" className={classes.region}>
      {message && <p className={classes.toast}>{message.text}</p>}
    </div>
  );
});
