import { trpc } from '#client/lib/trpc.ts';
import { formatDay } from '#shared/dates.ts';
import type { FreshFact } from '#shared/generation/local-info.schema.ts';
import classes from './local-info.module.css';
import pageClasses from './trip-page.module.css';

/** What a search of the web found of late, each with who says so and when; nothing where nothing was asked. */
export function FreshFacts({ tripId }: { tripId: number }) {
  const found = trpc.generation.freshFacts.useQuery({ id: tripId });
  const facts = found.data?.fresh ?? [];

  if (facts.length === 0) return null;
  return (
    <section className={pageClasses.panel} data-wide aria-labelledby="fresh-title">
      <h2 id="fresh-title" className={pageClasses.panelTitle}>
        Recent updates
      </h2>
      <ul className={classes.facts}>
        {facts.map((fact) => (
          <Fact key={fact.text} fact={fact} />
        ))}
      </ul>
      <p className={classes.label}>From a search of the web. Check what matters to you.</p>
    </section>
  );
}

function Fact({ fact: { text, sources, asOf } }: { fact: FreshFact }) {
  return (
    <li>
      <p>{text}</p>
      <p className={classes.sources}>
        <span>{`As of ${formatDay(asOf)}.`}</span>{' '}
        {sources.map(({ title, url, date }) => (
          <span key={url}>
            <a href={url} target="_blank" rel="noreferrer noopener">
              {title || url}
            </a>
            {date && ` (${date})`}
          </span>
        ))}
      </p>
    </li>
  );
}
