import { useId } from 'react';
import { Button } from '../kit/buttons/button.tsx';
import { Dialog, type DialogProps } from '../kit/layers/dialog.tsx';
import { Form } from './form.tsx';
import classes from './form-dialog.module.css';
import type { FormState } from './use-form.ts';

type FormDialogProps = Omit<DialogProps, 'actions'> & {
  readonly form: FormState<never>;
  /** The button that sends the form, and what it says meanwhile. */
  readonly submit: string;
  readonly pending: string;
  /** A button that leaves all as it is, beside the close button that every dialog has. */
  readonly cancel?: string;
};

/** A form over the page: its fields, what is wrong with the whole, and the button that sends it. */
export function FormDialog({ form, submit, pending, cancel, children, ...dialog }: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          {cancel !== undefined && (
            <Button kind="quiet" onClick={dialog.onClose}>
              {cancel}
            </Button>
          )}
          <Button type="submit" form={id} kind="primary" pending={form.sending && pending}>
            {submit}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} className={classes.form}>
        {children}
      </Form>
    </Dialog>
  );
}
