import { useState } from 'react';
import { placeContext } from '#client/components/suggest/place-context.ts';
import { SuggestBox } from '#client/components/suggest/suggest-box.tsx';
import { usePlaceSuggestions } from '#client/components/suggest/use-suggestions.ts';

type AddPlaceProps = {
  /** Where the route ends: going on means to another place. By its id. */
  taken: readonly string[];
  onAdd: (place: { id: string; name: string }) => void;
};

/** One more place for a route, by what is typed. */
export function AddPlace({ taken, onAdd }: AddPlaceProps) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const [isWanted, setWanted] = useState(false);
  const { options, isError, isCurrent } = usePlaceSuggestions(typed, isWanted);
  const open = options?.filter(({ kind, id }) => kind === 'destination' && !taken.includes(id));

  const choose = (id: string) => {
    const place = open?.find((option) => option.id === id);

    if (!place) return;
    onAdd(place);
    setTyped('');
    setSaid(`${place.name} added`);
  };

  return (
    <>
      <SuggestBox
        label="Add a place"
        placeholder="Such as Prague"
        typed={typed}
        options={open?.map((option) => ({
          id: option.id,
          name: option.name,
          context: placeContext(option),
          kind: 'City',
        }))}
        isCurrent={isCurrent}
        isError={isError}
        onOpen={() => setWanted(true)}
        onType={setTyped}
        onChoose={choose}
      />
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </>
  );
}
