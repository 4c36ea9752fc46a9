import { statusText } from '#shared/trips/trip-status.ts';
import classes from './status-badge.module.css';

type Tone = 'good' | 'waiting' | 'bad' | 'quiet' | 'secret';

const TRIP_TONES: Record<string, Tone> = {
  draft: 'quiet',
  surprise: 'secret',
  confirmed: 'good',
  completed: 'quiet',
};

type StatusBadgeProps = {
  status: string;
  /** Trips and bookings have calm colours; flights are green when confirmed, yellow when pending, otherwise red. */
  kind?: 'trip' | 'flight' | 'booking';
};

/** A status as a small label: "Draft", "Confirmed", "selections made". */
export function StatusBadge({ status, kind = 'trip' }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-tone={statusTone(status, kind)}>
      {kind === 'booking' ? statusText(status) : capitalised(statusText(status))}
    </span>
  );
}

/** The colour family of a status. */
export function statusTone(status: string, kind: 'trip' | 'flight' | 'booking'): Tone {
  if (kind === 'flight') {
    if (status === 'confirmed') return 'good';
    return status === 'pending' ? 'waiting' : 'bad';
  }
  if (kind === 'booking') return status === 'confirmed' ? 'good' : 'quiet';
  return TRIP_TONES[status] ?? 'quiet';
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
