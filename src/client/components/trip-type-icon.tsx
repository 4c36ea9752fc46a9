import { IconBriefcase, IconMail, IconMapRoute } from '@tabler/icons-react';
import type { TripType } from '#shared/preferences/options.ts';
import classes from './trip-type-icon.module.css';

const ICONS = { surprise: IconMail, complete: IconMapRoute, business: IconBriefcase } as const;

/** The mark of a trip style on its tint: a sealed envelope, a route, a briefcase. */
export function TripTypeIcon({ type, size = 28 }: { type: TripType; size?: number }) {
  const Icon = ICONS[type];

  return (
    <span className={classes.mark} data-type={type}>
      <Icon size={size} stroke={1.6} aria-hidden="true" />
    </span>
  );
}
