import { IconPigMoney } from '@tabler/icons-react';
import { NotOpenYet } from '#client/components/not-open-yet.tsx';

export function BudgetHotelsPage() {
  return (
    <NotOpenYet
      title="Budget Hotels"
      description="Find the stay that gives the most for its price."
      icon={<IconPigMoney size={32} aria-hidden="true" />}
    >
      <p>
        This search is not open yet. Choose the Budget level when you plan a trip and every stay is picked to fit it.
      </p>
    </NotOpenYet>
  );
}
