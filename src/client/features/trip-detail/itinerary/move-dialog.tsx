import { joinFacts } from '#client/lib/join-facts.ts';
import { Dialog } from '#client/components/dialog.tsx';
import { countText } from '#shared/count-text.ts';
import { dayWithWeekday } from '#shared/dates.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import classes from './plan-dialogs.module.css';

type MoveDialogProps = {
  name: string;
  from: number;
  days: readonly TripItineraryDay[];
  onMove: (day: number) => void;
  onClose: () => void;
};

/** To which other day a stop goes. */
export function MoveDialog({ name, from, days, onMove, onClose }: MoveDialogProps) {
  return (
    <Dialog isOpen title={`Move ${name} to another day`} onClose={onClose}>
      <ul className={classes.list}>
        {days
          .filter(({ dayNumber }) => dayNumber !== from)
          .map(({ dayNumber, date, title, activities }) => (
            <li key={dayNumber}>
              <button type="button" className={classes.choice} onClick={() => onMove(dayNumber)}>
                <strong>{`Day ${dayNumber}, ${dayWithWeekday(date)}`}</strong>
                <span>
                  {joinFacts(
                    title,
                    countText(activities.filter(({ place }) => place).length, 'stop'),
                  )}
                </span>
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
