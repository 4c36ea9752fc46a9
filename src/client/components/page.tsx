import type { ReactNode } from 'react';
import { useDocumentHead } from '#client/lib/use-document-head.ts';
import classes from './page.module.css';

type PageProps = {
  /** The tab's title, without the product's name. */
  title: string;
  /** One sentence for search engines and share previews. */
  description: string;
  /** `content` centres a column, `reading` a narrow one, `bleed` leaves the width to the page. */
  width?: 'content' | 'reading' | 'bleed';
  children: ReactNode;
};

/** The frame that every page shares: its title and description, its column, its fade (app-routes.tsx). */
export function Page({ title, description, width = 'content', children }: PageProps) {
  useDocumentHead(title, description);

  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  );
}

type PageHeadingProps = { title: string; lead?: ReactNode; eyebrow?: string };

/** A page's first heading with the sentence below it. */
export function PageHeading({ title, lead, eyebrow }: PageHeadingProps) {
  return (
    <header className={classes.heading}>
      {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
      <h1 className={classes.title}>{title}</h1>
      {lead && <p className={classes.lead}>{lead}</p>}
    </header>
  );
}
