import { dayWithWeekday } from '#shared/dates.ts';
import type { ItineraryProposal } from '#shared/trips/itinerary-edit.schema.ts';
import classes from './plan-changes.module.css';

type Changes = ItineraryProposal['changes'];
type When = { date: string; time: string };

/** Stop by stop, what a new plan adds, removes and moves. */
export function PlanChanges({ changes: { added, removed, moved } }: { changes: Changes }) {
  return (
    <>
      <Section
        title="Added"
        items={added.map(({ id, name, to }) => ({ id, name, when: at(to) }))}
      />
      <Section
        title="Removed"
        items={removed.map(({ id, name, from }) => ({ id, name, when: at(from) }))}
      />
      <Section
        title="Moved"
        items={moved.map(({ id, name, from, to }) => ({
          id,
          name,
          when: `${at(from)} → ${from.date === to.date ? to.time : at(to)}`,
        }))}
      />
    </>
  );
}

export function isUnchanged({ added, removed, moved }: Changes): boolean {
  return added.length + removed.length + moved.length === 0;
}

type SectionProps = {
  title: string;
  items: readonly { id: string; name: string; when: string }[];
};

function Section({ title, items }: SectionProps) {
  if (items.length === 0) return null;
  return (
    <section className={classes.changes} data-change={title.toLowerCase()}>
      <h3>{`${title} (${items.length})`}</h3>
      <ul>
        {items.map(({ id, name, when }) => (
          <li key={id}>
            <span>{name}</span>
            <span className="quiet small tabular">{when}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Mon, Jun 1, 09:30". */
function at({ date, time }: When): string {
  return `${dayWithWeekday(date).split(', ').slice(0, 2).join(', ')}, ${time}`;
}
