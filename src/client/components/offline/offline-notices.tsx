import { Button } from '@mantine/core';
import { IconCloudUpload, IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BusyButton } from '#client/components/busy-button.tsx';
import { asOfText } from '#client/lib/offline/as-of-text.ts';
import {
  currentConnection,
  drawnConnection,
  markUnreached,
  onConnectionChange,
} from '#client/lib/offline/connection.ts';
import type { Connection } from '#client/lib/offline/connection.ts';
import { changesText } from '#client/lib/offline/packing-changes.ts';
import {
  onWaitingVersion,
  takeNewVersion,
  waitingVersion,
} from '#client/lib/offline/service-worker-client.ts';
import { paths } from '#client/lib/paths.ts';
import classes from './offline-notices.module.css';
import { useAskAgain } from './use-ask-again.ts';
import { useResume } from './use-resume.ts';
import { useResumeOnReturn } from './use-resume-on-return.ts';
import { useWaiting } from './use-waiting.ts';

/** Quiet notes above the page, where they cover none of it: how old what is shown is, what waits to be sent, a newer version. */
export function OfflineNotices() {
  const { pathname, search } = useLocation();
  const connection = useSyncExternalStore(onConnectionChange, currentConnection, drawnConnection);
  const { isReached } = connection;
  const { waiting, heldTrips } = useWaiting();
  const isWaiting = waiting.length > 0;
  const version = useSyncExternalStore(onWaitingVersion, waitingVersion, () => undefined);
  const { resume, isResuming } = useResume();
  // A page that has nothing to show offers to try again itself.
  const canResume = isWaiting || connection.stale.size > 0;
  // The days themselves ask, where they show.
  const [toLookAt] = heldTrips.filter(
    (id) => `${pathname}${search}` !== paths.trip(id, 'itinerary'),
  );

  useResumeOnReturn({ isReached, isWaiting, resume });
  useAskAgain(isReached, resume);

  useEffect(() => {
    window.addEventListener('offline', markUnreached);
    return () => window.removeEventListener('offline', markUnreached);
  }, []);

  return (
    <div className={classes.stack} data-testid="offline-notices">
      <div role="status" aria-label="Connection">
        {(!isReached || isWaiting) && (
          <div className={classes.notice}>
            <div className={classes.words}>
              {!isReached && (
                <p>
                  <IconWifiOff size={18} aria-hidden="true" />
                  {offlineText(connection, pathname)}
                </p>
              )}
              {isWaiting && (
                <p>
                  <IconCloudUpload size={18} aria-hidden="true" />
                  {changesText(waiting, 'waiting')}
                </p>
              )}
            </div>
            {canResume && (
              <BusyButton variant="default" size="compact-md" isBusy={isResuming} onClick={resume}>
                Try again
              </BusyButton>
            )}
          </div>
        )}
      </div>
      <div role="status" aria-label="Your days">
        {toLookAt !== undefined && (
          <div className={classes.notice}>
            <p>
              <IconCloudUpload size={18} aria-hidden="true" />A change of your days met a newer plan
            </p>
            <Button
              size="compact-md"
              variant="default"
              component={Link}
              to={paths.trip(toLookAt, 'itinerary')}
            >
              Look at it
            </Button>
          </div>
        )}
      </div>
      <div role="status" aria-label="New version">
        {version && (
          <div className={classes.notice}>
            <p>
              <IconRefresh size={18} aria-hidden="true" />A new version is ready
            </p>
            <Button size="compact-md" onClick={takeNewVersion}>
              Reload
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** "Offline · as of 14:05 yesterday" for the page at hand. */
function offlineText({ stale }: Connection, pathname: string): string {
  const id = /^\/trip\/(\d+)/.exec(pathname)?.[1];
  const ofPage = [...stale].filter(([key]) =>
    id ? key.endsWith(`{"id":${id}}`) : key.includes('trips.list'),
  );

  if (ofPage.length === 0)
    return id
      ? 'Offline · changes are kept and sent later'
      : 'Offline · changes and searches need a connection';
  const oldest = Math.min(...ofPage.map(([, keptAt]) => keptAt));

  return `Offline · ${asOfText(new Date(oldest), new Date())}`;
}
