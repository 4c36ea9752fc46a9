import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useDocumentHead } from '#client/lib/use-document-head.ts';
import { routeAt } from '#shared/pages/routes.ts';
import classes from './page.module.css';

type PageProps = {
  /** The tab's title where it is not the one of the route list; without the product's name. */
  title?: string;
  /** `content` centres a column, `reading` a narrow one, `bleed` leaves the width to the page. */
  width?: 'content' | 'reading' | 'bleed';
  /** Begins close below the header, where the first screen is needed for what the page is about. */
  isTight?: boolean;
  children: ReactNode;
};

/** The frame that every page shares: its title and description, its column. */
export function Page({ title, width = 'content', isTight = false, children }: PageProps) {
  const route = routeAt(useLocation().pathname);

  useDocumentHead(title ?? route?.title ?? 'Page Not Found', route?.description);

  return (
    <div className={classes.page} data-width={width} data-tight={isTight || undefined}>
      {children}
    </div>
  );
}

type PageHeadingProps = { title: string; lead?: ReactNode };

/** A page's first heading with the sentence below it. */
export function PageHeading({ title, lead }: PageHeadingProps) {
  return (
    <header className={classes.heading}>
      <h1 className={classes.title}>{title}</h1>
      {lead && <p className={classes.lead}>{lead}</p>}
    </header>
  );
}
