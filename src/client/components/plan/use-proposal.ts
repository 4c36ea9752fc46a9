import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import type {
  ItineraryProposal,
  ItineraryState,
  RouteStay,
} from '#shared/trips/itinerary-edit.schema.ts';
import { tellPlanFailure } from './report-plan-failure.ts';

type ProposalParts = {
  tripId: number;
  /** Of the plan that the proposed days would take the place of. */
  version: number;
  onAccepted: (state: ItineraryState) => void | Promise<void>;
  /** The days could not be taken, with the version that they were meant for. */
  onRefused: (error: unknown, madeFrom: number) => Promise<void>;
};

/** Days planned anew that take the place of those that stand only once the traveller says so. */
export function useProposal({ tripId: id, version, onAccepted, onRefused }: ProposalParts) {
  const [proposal, setProposal] = useState<ItineraryProposal>();
  const keep = () => setProposal(undefined);
  const shown = { onSuccess: setProposal, onError: tellPlanFailure };
  const days = trpc.generation.proposeItinerary.useMutation(shown);
  const route = trpc.generation.proposeRoute.useMutation(shown);
  const accept = trpc.generation.acceptItinerary.useMutation({
    onSuccess: (state) => {
      keep();
      return onAccepted(state);
    },
    onError: (error, { version: madeFrom }) => {
      keep();
      return onRefused(error, madeFrom);
    },
  });

  return {
    proposal,
    isPlanning: days.isPending || route.isPending,
    isAccepting: accept.isPending,
    /** Plans all days, or those of these numbers. */
    proposeDays: (numbers?: number[]) => days.mutate(numbers ? { id, days: numbers } : { id }),
    proposeRoute: (places: RouteStay[]) => route.mutate({ id, places }),
    accept: () => {
      if (proposal) accept.mutate({ id, version, proposalId: proposal.proposalId });
    },
    keep,
  };
}
