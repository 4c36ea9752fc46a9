import { useMutation } from '@tanstack/react-query';
import { BusyButton } from '#client/components/busy-button.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import type { ServiceCheck } from '#shared/diagnostics/diagnostics.schema.ts';
import classes from './api-tests.module.css';
import { ResultCard } from './result-card.tsx';

type ServiceCheckCardProps = { name: string; about: string; check: () => Promise<ServiceCheck> };

/** One outside service: a button that tries it, and how it went. */
export function ServiceCheckCard({ name, about, check }: ServiceCheckCardProps) {
  const attempt = useMutation({ mutationFn: check });

  return (
    <section className={classes.card} aria-label={`${name} API`}>
      <h2 className={classes.title}>{name} API</h2>
      <p className={classes.quiet}>{about}</p>
      <BusyButton isBusy={attempt.isPending} onClick={() => attempt.mutate()}>
        Test {name}
      </BusyButton>
      {attempt.isSuccess && (
        <ResultCard
          isSuccess={attempt.data.success}
          title={attempt.data.success ? `${name} API is working!` : `${name} API failed`}
        >
          {attempt.data.message} ({attempt.data.took} ms)
        </ResultCard>
      )}
      {attempt.isError && (
        <ResultCard isSuccess={false} title={`${name} API failed`}>
          {errorMessage(attempt.error) || 'An error occurred'}
        </ResultCard>
      )}
    </section>
  );
}
