import { IconBed } from '@tabler/icons-react';
import { NotOpenYet } from '#client/components/not-open-yet.tsx';

export function HotelSearchPage() {
  return (
    <NotOpenYet
      title="Find Your Perfect Stay"
      description="Search places to stay by area, price and what they offer."
      icon={<IconBed size={32} aria-hidden="true" />}
    >
      <p>
        This search is not open yet. A planned trip already comes with places to stay to choose from.
      </p>
    </NotOpenYet>
  );
}
