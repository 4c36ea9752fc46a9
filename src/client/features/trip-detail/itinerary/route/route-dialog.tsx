import { useState } from 'react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { PlanProposal } from '#client/components/plan/plan-proposal.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { routeOfTrip } from '#shared/trips/route-of-trip.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { usePlanChange } from '../use-plan-change.ts';
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
  const { byId } = trpc.useUtils().trips;
  const { proposal, ...change } = usePlanChange({
    tripId: trip.id,
    plan,
    accepted: { title: 'Route changed', description: 'Your days follow the new route.' },
    onDone: (isAccepted) => {
      if (isAccepted) void byId.invalidate({ id: trip.id });
      onClose();
    },
  });
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
              ? 'Drag places to reorder them, add or remove some, and adjust the nights. Nothing changes until you accept.'
              : 'Add places to travel on to, put them in order, and adjust the nights. Nothing changes until you accept.'}
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
            onClick={() => change.proposeRoute(toRoute(stays))}
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
  return isRoute ? 'Change the route' : 'Add places';
}
