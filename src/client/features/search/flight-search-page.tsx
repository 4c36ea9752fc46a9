import { IconPlane } from '@tabler/icons-react';
import { NotOpenYet } from '#client/components/not-open-yet.tsx';

export function FlightSearchPage() {
  return (
    <NotOpenYet
      title="Find Flights"
      description="Compare flights by price, duration and stops."
      icon={<IconPlane size={32} aria-hidden="true" />}
    >
      <p>
        This search is not open yet. A planned trip already comes with sample flights to choose from.
      </p>
    </NotOpenYet>
  );
}
