import { observer } from 'mobx-react-lite';
import classes from '../kit/layers/toast-region.module.css';
import { useApp } from '../base/app-context.ts';

/** Only the words of a toast, when what it is made of did not come. */
export const PlainToast = observer(function PlainToast() {
  const { message } = useApp().stores.toasts;
  return (
    <div role="status" className={classes.region}>
      {message && <p className={classes.toast}>{message.text}</p>}
    </div>
  );
});
