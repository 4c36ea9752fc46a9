import { startTransition, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import classes from './site-footer.module.css';
import { type FooterEntry, FOOTER_COLUMNS } from './site-links.ts';
import { StarMark } from './star-mark.tsx';

export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <p className={classes.brand}>
            <StarMark size={24} />
            Northstar
          </p>
          <p>
            Trips planned around real opening hours, real distances and the way you like to travel.
            Every plan is checked, rule by rule, before you see it.
          </p>
        </div>
        {FOOTER_COLUMNS.map(({ heading, entries }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className={classes.heading}>{heading}</h2>
            <ul className={classes.list}>
              {entries.map((entry) => (
                <li key={entry.label}>
                  <Entry {...entry} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={classes.base}>
        <p>
          © <CurrentYear /> Northstar. All rights reserved.
        </p>
        <p>
          <Entry label="Cookie Policy" />
        </p>
      </div>
    </footer>
  );
}

function Entry({ label, to }: FooterEntry) {
  if (to) {
    return (
      <Link to={to} className={classes.link}>
        {label}
      </Link>
    );
  }
  return (
    <span className={classes.placeholder}>
      <span>{label}</span> <small>coming later</small>
    </span>
  );
}

/** The reader's year; left out of the prerendered page, which may be older than the year. */
function CurrentYear() {
  const [year, setYear] = useState<number>();

  useEffect(() => startTransition(() => setYear(new Date().getFullYear())), []);
  return year;
}
