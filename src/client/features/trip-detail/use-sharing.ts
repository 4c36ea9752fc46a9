import { toastError } from '#client/lib/toast-error.ts';
import { trpc, type ApiOutputs } from '#client/lib/trpc.ts';

/** What every switch of the share dialog does with its answer. */
export function useSharing(id: number) {
  const cache = trpc.useUtils();

  return {
    settle: {
      onSuccess: (sharing: ApiOutputs['trips']['sharing']) =>
        cache.trips.sharing.setData({ id }, sharing),
      onError: (error: unknown) => {
        toastError('Not saved', error);
        void cache.trips.sharing.invalidate({ id });
      },
    },
  };
}
