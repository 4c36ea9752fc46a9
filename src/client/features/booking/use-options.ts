import { useEffect, useRef } from 'react';
import { useSelectOption } from '#client/components/choices/use-select-option.ts';
import { useIsHydrating } from '#client/lib/hydration.ts';
import { toast, toastFailure } from '#client/lib/toast.tsx';
import { trpc } from '#client/lib/trpc.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import type { Recommendation } from '#shared/booking/selection.schema.ts';
import { choiceOf } from '#shared/booking/stays-to-book.ts';
import { optionFacts, providerBag } from './option-facts.ts';

/**
 * The ranked options of one category for a trip, or for one of its stays, made on first sight, and the choice among
 * them.
 */
export function useOptions(tripId: number, type: SelectionType, placeId: string | undefined) {
  const cache = trpc.useUtils();
  const asked = useRef(false);
  const isHydrating = useIsHydrating();
  const listed = trpc.booking.recommendations.useQuery({ tripId }, { select: withBags });
  const selections = trpc.booking.selections.useQuery({ tripId });
  const generate = trpc.booking.generateRecommendations.useMutation({
    onSuccess: async () => {
      await cache.booking.recommendations.invalidate({ tripId });
      toast({ title: 'Recommendations Generated!' });
    },
    // The page itself says why.
    onError: () => toastFailure('Failed to Generate Recommendations', 'Please try again later.'),
  });
  const choice = useSelectOption(tripId);
  const chosen = choiceOf(selections.data, type, placeId);
  const options = listed.data?.filter(
    (entry) => entry.recommendationType === type && entry.placeId === placeId,
  );
  const isEmpty = options?.length === 0;
  const { mutate } = generate;

  useEffect(() => {
    if (!isEmpty || asked.current) return;
    asked.current = true;
    mutate({ tripId, type, placeId });
  }, [isEmpty, mutate, tripId, type, placeId]);

  return {
    options,
    error: listed.error ?? generate.error,
    // On the server nothing is made yet, and it is about to be.
    isGenerating: generate.isPending || (isHydrating && isEmpty),
    generate: () => mutate({ tripId, type, placeId }),
    chosen,
    savingId: choice.saving?.recommendationId,
    select: (option: Recommendation) => choice.select(toSelection(option)),
    remove: () => choice.remove(type, placeId),
  };
}

function withBags(options: Recommendation[]): Recommendation[] {
  return options.map((option) => ({ ...option, providerData: providerBag(option.providerData) }));
}

/** The option as the trip's selection, at the price it shows. */
function toSelection(option: Recommendation) {
  const { price, currency } = optionFacts(option.providerData);

  return {
    recommendationId: option.id,
    selectionType: option.recommendationType,
    placeId: option.placeId,
    providerBookingData: option.providerData,
    price,
    currency,
  };
}
