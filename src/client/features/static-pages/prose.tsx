import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import classes from './prose.module.css';

/** The day from which the legal texts count. */
const EFFECTIVE_DATE = 'July 2025';
export const CONTACT_EMAIL = 'hello@northstar.example';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function EffectiveDate() {
  return <p className={classes.effective}>Effective date: {EFFECTIVE_DATE}</p>;
}

/** What every static page says about where the product stands. */
export function StandingNote({ children }: { children?: ReactNode }) {
  return (
    <aside className={classes.note} aria-label="Where Northstar stands">
      <p>
        Northstar is in development and based in the United Kingdom. There are no user accounts and
        no direct bookings yet; where we point to airlines, hotels or tours, we use affiliate links
        to third parties.{' '}
        {children ?? (
          <>
            Questions? <Link to={paths.contact()}>Write to us</Link>.
          </>
        )}
      </p>
    </aside>
  );
}

type CardsProps = {
  cards: readonly { Icon?: Icon; title: string; text: string }[];
  isWide?: boolean;
};

/** Points side by side, each with its title. */
export function Cards({ cards, isWide = false }: CardsProps) {
  return (
    <ul className={classes.cards} data-wide={isWide || undefined}>
      {cards.map(({ Icon, title, text }) => (
        <li key={title} className={classes.card}>
          {Icon && <Icon size={28} stroke={1.6} aria-hidden="true" />}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
