import { errorMessage } from '#client/lib/error-message.ts';
import { toast } from '#client/lib/toast.tsx';
import { trpc, type ApiOutputs } from '#client/lib/trpc.ts';

/** What every switch of the share dialog does with its answer. */
export function useSharing(id: number) {
  const cache = trpc.useUtils();

  return {
    settle: {
      onSuccess: (sharing: ApiOutputs['trips']['sharing']) =>
        cache.trips.sharing.setData({ id }, sharing),
      onError: (error: unknown) => {
        toast({
          title: 'Not saved',
          description: errorMessage(error),
          variant: 'destructive',
        });
        void cache.trips.sharing.invalidate({ id });
      },
    },
  };
}
