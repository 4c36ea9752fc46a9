import { IconCreditCard } from '@tabler/icons-react';
import { ButtonLink } from '#client/components/button-link.tsx';
import { NotOpenYet } from '#client/components/not-open-yet.tsx';
import { paths } from '#client/lib/paths.ts';

export function PaymentMethodsPage() {
  return (
    <NotOpenYet
      title="Payment Methods"
      description="Keep the cards you pay with in one place."
      icon={<IconCreditCard size={32} aria-hidden="true" />}
      actions={<ButtonLink to={paths.myTrips()}>My Trips</ButtonLink>}
    >
      <p>
        Saved cards are not open yet. Northstar takes no payments today, so there is nothing you need to do.
      </p>
    </NotOpenYet>
  );
}
