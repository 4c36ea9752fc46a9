import { IconTicket } from '@tabler/icons-react';
import { NotOpenYet } from '#client/components/not-open-yet.tsx';

export function ExperienceSearchPage() {
  return (
    <NotOpenYet
      title="Find Experiences"
      description="Search tours, tastings and days out."
      icon={<IconTicket size={32} aria-hidden="true" />}
    >
      <p>
        This search is not open yet. A planned trip already comes with things to do to choose from.
      </p>
    </NotOpenYet>
  );
}
