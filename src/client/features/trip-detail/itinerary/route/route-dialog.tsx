import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { PlanProposal } from '#client/components/plan/plan-proposal.tsx';
import { tellPlanFailure } from '#client/components/plan/report-plan-failure.ts';
import { useProposal } from '#client/components/plan/use-proposal.ts';
import { toast } from '#client/lib/toast.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { routeOfTrip } from '#shared/trips/route-of-trip.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { PlanEdits } from '../use-plan-edits.ts';
import { AddPlace } from './add-place.tsx';
import { RouteChanges } from './route-changes.tsx';
import {
  isSameRoute,
  nightsOf,
  repeatedPlace,
  routeStatus,
  toDraft,
  withPlace,
  type DraftStay,
  toRoute,
} from './route-draft.ts';
import { RouteList } from './route-list.tsx';
import classes from './route.module.css';

type RouteDialogProps = { trip: TripDetail; plan: PlanEdits; onClose: () => void };

/** Another order, other nights and other places for a trip, and what they would change. */
export function RouteDialog({ trip, plan, onClose }: RouteDialogProps) {
  const places = routeOfTrip(trip);
  const isRoute = places.length > 1;
  const [stays, setStays] = useState(() => toDraft(places));
  const { proposal, ...change } = useRouteChange(trip.id, plan, onClose);
  const wanted = nightsOf(places);
  const planned = nightsOf(stays);

  return (
    <Dialog
      isOpen
      title={titleOf({ isRoute, isProposed: proposal !== undefined })}
      onClose={onClose}
      size="lg"
    >
      {proposal ? (
        <PlanProposal
          proposal={proposal}
          lead="This is what would change on your days."
          isAccepting={change.isAccepting}
          onAccept={change.accept}
          onKeep={onClose}
        >
          <RouteChanges
            before={places}
            proposal={proposal}
            costsBefore={trip.costs?.total}
            travelers={trip.tripPreferences.travelers}
          />
        </PlanProposal>
      ) : (
        <>
          <p>
            {isRoute
              ? 'Drag the places into another order, add or remove some, and share out the nights. Nothing changes yet.'
              : 'Add a place to go on to, put the places in order, and share out the nights. Nothing changes yet.'}
          </p>
          <RouteList stays={stays} onChange={(next) => setStays([...next])} />
          <AddPlace
            taken={stays.slice(-1).map(({ id }) => id)}
            onAdd={(place) => setStays(withPlace(stays, place))}
          />
          <p className={classes.total} role="status">
            {routeStatus(stays, wanted)}
          </p>
          <BusyButton
            isBusy={change.isPlanning}
            disabled={
              planned !== wanted || repeatedPlace(stays) !== undefined || isSameRoute(stays, places)
            }
            onClick={() => change.propose(stays)}
          >
            See what changes
          </BusyButton>
        </>
      )}
    </Dialog>
  );
}

function titleOf({ isRoute, isProposed }: { isRoute: boolean; isProposed: boolean }): string {
  if (isProposed) return 'Your new route';
  return isRoute ? 'Change the route' : 'Make a route';
}

/** Plans another route and asks before it takes the place of the one that stands; on failure that one stays. */
function useRouteChange(tripId: number, plan: PlanEdits, onDone: () => void) {
  const cache = trpc.useUtils();
  const change = useProposal({
    tripId,
    version: plan.state.version,
    onAccepted: (state) => {
      plan.settle(state);
      void cache.trips.byId.invalidate({ id: tripId });
      onDone();
      toast({
        title: 'Route changed',
        description: 'Your days follow the new route.',
        action: state.canUndo ? { label: 'Undo', onPress: plan.undo } : undefined,
      });
    },
    onRefused: async (error) => {
      onDone();
      if (!(await plan.keepIfNewer(error))) tellPlanFailure(error);
    },
  });

  return {
    ...change,
    propose: (stays: readonly DraftStay[]) => {
      // On a phone a toast would cover the dialog's buttons.
      notifications.clean();
      change.proposeRoute(toRoute(stays));
    },
  };
}
