import { Button } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { paths } from '#client/lib/paths.ts';
import { MessageCard } from '../message-card.tsx';

type OfflineMessageProps = { onRetry?: () => void; children?: ReactNode };

/** A page that cannot be shown without a network, and where to go instead. */
export function OfflineMessage({
  onRetry = () => window.location.reload(),
  children,
}: OfflineMessageProps) {
  return (
    <MessageCard
      title="You are offline"
      icon={<IconWifiOff size={32} aria-hidden="true" />}
      actions={
        <>
          <Button onClick={onRetry}>Try Again</Button>
          <Button variant="default" component="a" href={paths.myTrips()}>
            My Trips
          </Button>
        </>
      }
    >
      {children ?? <p>This page needs a connection.</p>}
      <p>Trips you have opened on this device are still there under My Trips.</p>
    </MessageCard>
  );
}
