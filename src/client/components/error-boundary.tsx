import { Button } from '@mantine/core';
import { IconCompassOff } from '@tabler/icons-react';
import { Component, type ReactNode } from 'react';
import { paths } from '#client/lib/paths.ts';
import classes from './error-boundary.module.css';
import { MessageCard } from './message-card.tsx';
import { OfflineMessage } from './offline/offline-message.tsx';

type State = { error: unknown; failed: boolean };

/** Catches a crash while drawing and offers a way back; a new address (`key`) starts afresh. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override render() {
    const { error, failed } = this.state;

    if (!failed) return this.props.children;
    if (isMissingChunk(error) && !navigator.onLine) return <OfflineMessage />;
    return <CrashMessage stale={isMissingChunk(error)} />;
  }
}

function CrashMessage({ stale }: { stale: boolean }) {
  return (
    <div className={classes.crash}>
      <MessageCard
        tone="danger"
        icon={<IconCompassOff size={32} aria-hidden="true" />}
        title={stale ? 'This page could not be fetched' : 'We lost our way for a moment'}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Try Again</Button>
            <Button variant="default" component="a" href={paths.home()}>
              Return to Homepage
            </Button>
          </>
        }
      >
        <p>
          {stale
            ? 'Your connection dropped, or a newer version of Northstar has just been published. Loading the page again settles both.'
            : 'Something on this page failed. Your saved trips are safe. Try the page again, or start from the homepage.'}
        </p>
      </MessageCard>
    </div>
  );
}

/** A page's code that could not be loaded, as the three engines word it. */
function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS/i.test(error.message)
  );
}
