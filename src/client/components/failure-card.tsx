import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorMessage } from '#client/lib/error-message.ts';
import { MessageCard } from './message-card.tsx';

type FailureCardProps = {
  title: string;
  error: unknown;
  level?: 1 | 2 | 3;
  icon?: ReactNode;
  /** Asks once more, where there is a button for it. */
  onRetry?: () => void;
};

/** What a call failed with, in place of what it was to bring. */
export function FailureCard({ error, onRetry, ...card }: FailureCardProps) {
  return (
    <MessageCard
      {...card}
      tone="danger"
      actions={onRetry && <Button onClick={onRetry}>Try again</Button>}
    >
      <p>{errorMessage(error)}</p>
    </MessageCard>
  );
}
