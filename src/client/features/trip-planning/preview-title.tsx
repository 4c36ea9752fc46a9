import { useEffect, useRef } from 'react';
import classes from './preview-title.module.css';

type PreviewTitleProps = {
  /** Small above a head that names the place. */
  isQuiet?: boolean;
  children: string;
};

/** The preview's first heading. It takes the focus, so that readers and the keyboard start at the new view. */
export function PreviewTitle({ isQuiet = false, children }: PreviewTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    window.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);

  return (
    <h1 ref={title} className={classes.title} data-quiet={isQuiet || undefined} tabIndex={-1}>
      {children}
    </h1>
  );
}
