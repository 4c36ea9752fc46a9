import { useState } from 'react';
import type { WizardForm } from '../use-wizard-form.ts';
import { PlaceList } from './place-list.tsx';
import { SuggestBox } from '#client/components/suggest/suggest-box.tsx';
import { placeContext } from '#client/components/suggest/place-context.ts';
import { baseText, PLACE_KIND_NAMES, withPlace } from './chosen-places.ts';
import { usePlaceSuggestions } from '#client/components/suggest/use-suggestions.ts';
import { daysBetween, isIsoDay } from '#shared/dates.ts';
import classes from './where-to.module.css';

/** Where to, if the traveller knows: places in the order of the journey, told apart by region and country. */
export function WhereToField({ form }: { form: WizardForm }) {
  const { places, placeQuery } = form.values;
  const [said, setSaid] = useState('');
  const [isWanted, setWanted] = useState(placeQuery !== '');
  const { options, isError, isCurrent } = usePlaceSuggestions(placeQuery, isWanted);

  const isUnknown = form.errors['placeQuery'] !== undefined && isCurrent && options?.length === 0;

  const choose = (id: string) => {
    const place = options?.find((option) => option.id === id);

    if (!place) return;
    form.setValues({ places: withPlace(places, place), placeQuery: '' });
    setSaid(`${place.name} added`);
  };

  return (
    <div className={classes.field}>
      <SuggestBox
        label="Where to? (optional)"
        description={
          places.length > 0
            ? undefined
            : 'A city, region, country or sight. Leave it blank and we’ll choose.'
        }
        placeholder={places.length > 0 ? 'Add another place' : 'Such as Rome'}
        size="lg"
        isHintBelow
        typed={placeQuery}
        options={options?.map((option) => ({
          id: option.id,
          name: option.name,
          context: [placeContext(option), baseText(option)].filter(Boolean).join(' · '),
          kind: PLACE_KIND_NAMES[option.kind],
        }))}
        isCurrent={isCurrent}
        isError={isError}
        onOpen={() => setWanted(true)}
        onType={(text) => form.setFieldValue('placeQuery', text)}
        onChoose={choose}
        error={
          isUnknown
            ? `We don’t know “${placeQuery.trim()}”. Check the spelling, or clear the field`
            : (form.errors['placeQuery'] ?? form.errors['places'])
        }
      />
      <PlaceList
        places={places}
        length={nightsBetween(form.values)}
        anyOrder={form.values.anyOrder}
        onAnyOrder={(anyOrder) => form.setFieldValue('anyOrder', anyOrder)}
        onChange={(next) =>
          // Sights belong to the first place.
          form.setValues({
            places: next,
            ...(next[0]?.id !== places[0]?.id && { mustSees: [] }),
          })
        }
      />
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </div>
  );
}

function nightsBetween({ departureDate, returnDate }: WizardForm['values']): number | undefined {
  const isTrip = isIsoDay(departureDate) && isIsoDay(returnDate) && departureDate < returnDate;

  return isTrip ? daysBetween(departureDate, returnDate) : undefined;
}
