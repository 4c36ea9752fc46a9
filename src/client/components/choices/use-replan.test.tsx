import { act } from 'react';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { HttpError } from '#client/lib/request.ts';
import { trpc } from '#client/lib/trpc.ts';
import { click, renderClient } from '#client/testing/render.tsx';
import { shownToast } from '#client/testing/shown-toast.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { useReplan } from './use-replan.ts';

const refused = () => {
  throw new HttpError(409, '409: This trip has changed in the meantime. Reload it.');
};

/** Accepts what is proposed for the trip as it is loaded. */
function Accepting() {
  const { data } = trpc.trips.byId.useQuery({ id: 1 });

  return data ? <Replan trip={data} /> : null;
}

function Replan({ trip }: { trip: TripDetail }) {
  const { propose, proposal, accept } = useReplan(trip, undefined);

  return (
    <button type="button" onClick={proposal ? accept : propose}>
      {`version ${trip.version}`}
    </button>
  );
}

test.each([
  ['a newer plan shows and is told as such', 2, 'This plan was changed elsewhere'],
  ['any other refusal is told with its reason', 1, 'Failed to Generate Itinerary'],
])('proposed days that are refused: %s', async (_, standing, title) => {
  let version = 1;
  const { container, unmount } = await renderClient(<Accepting />, {
    answers: {
      'trips.byId': () => ({ id: 1, version }),
      'generation.proposeItinerary': () => {
        version = standing;
        return { proposalId: 'p' };
      },
      'generation.acceptItinerary': refused,
    },
  });
  const button = () => container.querySelector('button');

  await act(() => wait(20));
  await click(button());
  await act(() => wait(20));
  await click(button());
  await act(() => wait(20));
  expect(shownToast()?.title).toBe(title);
  expect(button()?.textContent).toBe(`version ${standing}`);
  await unmount();
});
