import { Button } from '@mantine/core';
import { dayWithWeekday } from '#shared/dates.ts';
import type { ItineraryProposal } from '#shared/trips/itinerary-edit.schema.ts';
import { DialogFrame } from './dialog-frame.tsx';
import classes from './plan-dialogs.module.css';

type RegenerateDialogProps = {
  proposal: ItineraryProposal;
  isAccepting: boolean;
  onAccept: () => void;
  onKeep: () => void;
};

type When = { date: string; time: string };

/** What days planned anew would change; nothing is taken before the traveller says so. */
export function RegenerateDialog({
  proposal,
  isAccepting,
  onAccept,
  onKeep,
}: RegenerateDialogProps) {
  const { added, removed, moved } = proposal.changes;
  const isSame = added.length + removed.length + moved.length === 0;

  return (
    <DialogFrame title="Your days, planned anew" onClose={onKeep} size="lg">
      <p className={classes.lead}>
        {isSame
          ? 'Planned anew, your days would hold the same stops at the same times.'
          : 'This is what would change. What you locked stays.'}
      </p>
      <Changes
        title="Added"
        items={added.map(({ id, name, to }) => ({ id, name, when: at(to) }))}
      />
      <Changes
        title="Removed"
        items={removed.map(({ id, name, from }) => ({ id, name, when: at(from) }))}
      />
      <Changes
        title="Moved"
        items={moved.map(({ id, name, from, to }) => ({
          id,
          name,
          when: `${at(from)} → ${from.date === to.date ? to.time : at(to)}`,
        }))}
      />
      <div className={classes.buttons}>
        <Button loading={isAccepting} onClick={onAccept}>
          Accept the new plan
        </Button>
        <Button variant="default" onClick={onKeep}>
          Keep mine
        </Button>
      </div>
    </DialogFrame>
  );
}

function Changes({
  title,
  items,
}: {
  title: string;
  items: readonly { id: string; name: string; when: string }[];
}) {
  if (items.length === 0) return null;
  return (
    <section className={classes.changes} data-change={title.toLowerCase()}>
      <h3>{`${title} (${items.length})`}</h3>
      <ul>
        {items.map(({ id, name, when }) => (
          <li key={id}>
            <span>{name}</span>
            <span className={classes.when}>{when}</span>
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
