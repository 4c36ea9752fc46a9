import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/lib/trpc.ts';

/** Keys pressed faster than this are asked for together; an answer is wanted within 150 ms of a key. */
const PAUSE_MS = 60;
const MAX_QUERY = 120;
const SHOWN = 8;

/** Places by what was typed so far; well-known ones when that is nothing. */
export function usePlaceSuggestions(typed: string, isWanted: boolean) {
  const [query] = useDebouncedValue(typed.trim().slice(0, MAX_QUERY), PAUSE_MS);
  const { data, isError, isPlaceholderData } = trpc.preferences.suggestPlaces.useQuery(
    { query, limit: SHOWN },
    { enabled: isWanted, placeholderData: keepPreviousData, staleTime: Infinity },
  );

  return {
    options: data?.places,
    isError,
    isCurrent: !isPlaceholderData && query === typed.trim(),
  };
}

/** The sights and day trips of a place by what was typed so far, the most wanted first. */
export function useSightSuggestions(placeId: string | undefined, typed: string) {
  const [query] = useDebouncedValue(typed.trim().slice(0, MAX_QUERY), PAUSE_MS);
  const { data, isError, isPlaceholderData } = trpc.preferences.suggestSights.useQuery(
    { placeId: placeId ?? '', query },
    { enabled: placeId !== undefined, placeholderData: keepPreviousData, staleTime: Infinity },
  );

  const options = data?.sights
    .slice(0, SHOWN)
    .map(({ id, name, area, localName, isDayTrip, kind }) => ({
      id,
      name,
      context: [localName, area].filter(Boolean).join(' · '),
      kind: isDayTrip ? 'Day trip' : kind.replaceAll('-', ' '),
    }));

  return { options, isError, isCurrent: !isPlaceholderData && query === typed.trim() };
}
