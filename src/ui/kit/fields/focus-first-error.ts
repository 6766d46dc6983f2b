/** Brings the person to the first field that needs mending. Call it after the errors are on the page. */
export function focusFirstError(form: HTMLElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
