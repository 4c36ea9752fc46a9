import { Loader } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { SuggestBox } from '#client/components/suggest/suggest-box.tsx';
import { useSightSuggestions } from '#client/components/suggest/use-suggestions.ts';
import classes from './why-not.module.css';

type WhyNotProps = { preferenceId: number; destination: { id: string; name: string } };

/** Answers why a sight is not in the plan: what including it would cost, found by planning with it. */
export function WhyNot({ preferenceId, destination }: WhyNotProps) {
  const [typed, setTyped] = useState('');
  const [placeId, setPlaceId] = useState<string>();
  const [isWanted, setWanted] = useState(false);
  const { options, isError, isCurrent } = useSightSuggestions(
    isWanted ? destination.id : undefined,
    typed,
  );
  const answer = trpc.generation.whyNot.useQuery(
    { preferenceId, placeId: placeId ?? '' },
    { enabled: placeId !== undefined, retry: false },
  );

  return (
    <section className={classes.card} aria-label="Why not?">
      <SuggestBox
        label="Why not…?"
        description={`Missing a sight in ${destination.name}? See what it would take to fit it in.`}
        placeholder="Type a name"
        typed={typed}
        options={options}
        isCurrent={isCurrent}
        isError={isError}
        onOpen={() => setWanted(true)}
        onType={setTyped}
        onChoose={(id) => {
          setPlaceId(id);
          setTyped(options?.find((option) => option.id === id)?.name ?? '');
        }}
      />
      <div role="status" className={classes.answer}>
        {answer.isFetching ? (
          <>
            <Loader size={18} /> Trying it in your plan…
          </>
        ) : answer.error ? (
          errorMessage(answer.error)
        ) : (
          answer.data?.text
        )}
      </div>
    </section>
  );
}
