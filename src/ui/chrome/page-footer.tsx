import { Mark } from '../kit/mark.tsx';
import classes from './page-footer.module.css';

/** The end of the page: whose it is. */
export function PageFooter({ siteName }: { readonly siteName: string }) {
  return (
    <footer className={classes.footer}>
      <Mark size={16} />
      {siteName}
    </footer>
  );
}
