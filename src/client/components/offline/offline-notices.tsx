import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconCloudUpload, IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BusyButton } from '#client/components/busy-button.tsx';
import { useCell } from '#client/lib/cell.ts';
import { asOfText } from '#client/lib/offline/as-of-text.ts';
import {
  type Connection,
  connection as connectionCell,
  drawnConnection,
  markUnreached,
} from '#client/lib/offline/connection.ts';
import { changesText } from '#client/lib/offline/packing-changes.ts';
import {
  noVersion,
  takeNewVersion,
  waitingVersion,
} from '#client/lib/offline/service-worker-client.ts';
import { waitingEdits, loadEdits } from '#client/lib/offline/waiting-edits.ts';
import { waitingPacking } from '#client/lib/offline/waiting-packing.ts';
import { paths } from '#client/lib/paths.ts';
import classes from './offline-notices.module.css';
import { useAskAgain } from './use-ask-again.ts';
import { useResume } from './use-resume.ts';

/** Quiet notes above the page, where they cover none of it: how old what is shown is, what waits to be sent, a newer version. */
export function OfflineNotices() {
  const { pathname, search } = useLocation();
  const connection = useCell(connectionCell, drawnConnection);
  const { isReached } = connection;
  const { waiting, heldTrips } = useWaiting();
  const isWaiting = waiting.length > 0;
  const version = useCell(waitingVersion, noVersion);
  const { resume, isResuming } = useResume();
  // A page that has nothing to show offers to try again itself.
  const canResume = isWaiting || connection.stale.size > 0;
  // The days themselves ask, where they show.
  const [toLookAt] = heldTrips.filter(
    (id) => `${pathname}${search}` !== paths.trip(id, 'itinerary'),
  );

  useResumeOnReturn({ isReached, isWaiting, resume });
  useAskAgain(isReached, resume);

  useWindowEvent('offline', markUnreached);

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
              <IconCloudUpload size={18} aria-hidden="true" />
              Your change clashed with a newer plan
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

/** Every change that waits to be sent, and the trips whose changes wait for their traveller. */
function useWaiting() {
  const packing = useCell(waitingPacking.shown, waitingPacking.none);
  const edits = useCell(waitingEdits.shown, waitingEdits.none);
  const held = edits.filter(({ isHeld }) => isHeld);

  return {
    waiting: [...packing, ...edits.filter(({ isHeld }) => !isHeld).map(({ edit }) => edit)],
    heldTrips: [...new Set(held.map(({ tripId }) => tripId))],
  };
}

type Resuming = { isReached: boolean; isWaiting: boolean; resume: () => void };

/** Resumes when the network comes back, as the browser says or a reply shows, and for what earlier visits left. */
function useResumeOnReturn({ isReached, isWaiting, resume }: Resuming): void {
  const resumeNow = useEffectEvent(resume);

  useEffect(() => {
    // A browser that keeps nothing has nothing waiting.
    void Promise.all([loadEdits(), waitingPacking.load()]).catch(() => undefined);
  }, []);

  useEffect(() => {
    if (isReached && isWaiting) resumeNow();
  }, [isReached, isWaiting]);

  useWindowEvent('online', resume);
}
