import type { ReactNode } from 'react';
import classes from './message-card.module.css';

type MessageCardProps = {
  title: string;
  /** An icon from @tabler/icons-react; the star of the product stands in without one. */
  icon?: ReactNode;
  tone?: 'calm' | 'danger';
  /** The heading's level: 1 when the card is all there is on the page. */
  level?: 1 | 2 | 3;
  children?: ReactNode;
  /** The way on: one or two buttons. */
  actions?: ReactNode;
};

/** A centred card with one message: an empty list, a missing trip, a failure, a page that is not there. */
export function MessageCard({
  title,
  icon,
  tone = 'calm',
  level = 1,
  children,
  actions,
}: MessageCardProps) {
  const Heading = `h${level}` as const;

  return (
    <div className={classes.frame}>
      <section className={classes.card} data-tone={tone} data-level={level}>
        {icon && <div className={classes.icon}>{icon}</div>}
        <Heading className={classes.title}>{title}</Heading>
        {children && <div className={classes.text}>{children}</div>}
        {actions && <div className={classes.actions}>{actions}</div>}
      </section>
    </div>
  );
}
