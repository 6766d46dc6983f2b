import { useId } from 'react';
import { Button } from '../kit/buttons/button.tsx';
import { Dialog, type DialogProps } from '../kit/layers/dialog.tsx';
import { Form } from './form.tsx';
import classes from './internal/form-dialog.module.css';
import type { FormState } from './use-form.ts';

type FormDialogProps = Omit<DialogProps, 'actions'> & {
  readonly form: FormState<never>;
  /** The label of the submit button, and its label during the request. */
  readonly submit: string;
  readonly pending: string;
  /** The label of a button that closes the dialog, in addition to the close button. */
  readonly cancel?: string;
};

/** A form in a dialog: its fields, the error of the whole form, and the submit button. */
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
