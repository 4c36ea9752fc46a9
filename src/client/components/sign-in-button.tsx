import type { FormEvent } from 'react';
import { useSyncExternalStore } from 'react';
import { accessState } from '#client/lib/access.ts';
import { forgetAll } from '#client/lib/offline/offline-store.ts';

/**
 * Sign In as specified: a button without effect, as an open server knows no accounts. On a server with a password
 * it leads to the sign-in page, or signs out and forgets the trips that this browser kept.
 */
export function SignInButton({ className }: { className: string | undefined }) {
  const state = useSyncExternalStore(never, accessState, () => undefined);

  if (state === 'signed-out') {
    return (
      <form action="/sign-in">
        <button type="submit" className={className}>
          Sign In
        </button>
      </form>
    );
  }
  if (state === 'signed-in') {
    return (
      <form method="post" action="/sign-out" onSubmit={(event) => void signOut(event)}>
        <button type="submit" className={className}>
          Sign Out
        </button>
      </form>
    );
  }
  return (
    <button type="button" className={className}>
      Sign In
    </button>
  );
}

async function signOut(event: FormEvent<HTMLFormElement>): Promise<void> {
  const form = event.currentTarget;

  event.preventDefault();
  await forgetAll().catch(() => undefined);
  form.submit();
}

const never = () => () => undefined;
