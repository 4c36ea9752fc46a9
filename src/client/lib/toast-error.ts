import { errorMessage } from './error-message.ts';
import { toast } from './toast.tsx';

/** Says that something went wrong, and what the failed call says of it. */
export function toastError(title: string, error: unknown): void {
  toast({ title, description: errorMessage(error), variant: 'destructive' });
}
