import { IconPlugConnected } from '@tabler/icons-react';
import { NotOpenYet } from '#client/components/not-open-yet.tsx';

export function TestDashboardPage() {
  return (
    <NotOpenYet
      title="API Test Dashboard"
      description="Check the services that Northstar can be connected to."
      icon={<IconPlugConnected size={32} aria-hidden="true" />}
    >
      <p>
        This dashboard is not open yet. The API itself is, with its description at /api/docs.
      </p>
    </NotOpenYet>
  );
}
