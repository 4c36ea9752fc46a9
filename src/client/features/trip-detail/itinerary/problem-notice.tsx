import { IconAlertTriangle } from '@tabler/icons-react';
import type { ItineraryProblem } from '#shared/trips/itinerary-edit.schema.ts';
import classes from './itinerary-day.module.css';

type ProblemNoticeProps = {
  problems: readonly ItineraryProblem[];
  /** Lays the day out anew; left out where a day cannot help. */
  onRepair?: (() => void) | undefined;
};

/** What no longer holds, where it happens, and the way to mend it. */
export function ProblemNotice({ problems, onRepair }: ProblemNoticeProps) {
  if (problems.length === 0) return null;
  return (
    <div className={classes.problem}>
      <IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />
      <ul>
        {problems.map(({ rule, message }) => (
          <li key={`${rule}/${message}`}>{message}</li>
        ))}
      </ul>
      {onRepair && (
        <button type="button" className={classes.repair} onClick={onRepair}>
          Repair this day
        </button>
      )}
    </div>
  );
}
