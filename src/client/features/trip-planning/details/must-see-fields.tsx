import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { SuggestBox } from '#client/components/suggest/suggest-box.tsx';
import { useSightSuggestions } from '#client/components/suggest/use-suggestions.ts';
import type { StepProps } from '../step-props.ts';
import { FieldGroup } from './field-group.tsx';
import classes from './more-about-trip.module.css';

/** Sights and day trips of the first chosen place that must be in the plan. */
export function MustSeeFields({ form }: StepProps) {
  const { places, mustSees } = form.values;
  const place = places[0];
  const [typed, setTyped] = useState('');
  const { options, isError, isCurrent } = useSightSuggestions(place?.id, typed);
  const left = options?.filter(({ id }) => !mustSees.some((sight) => sight.id === id));

  return (
    <FieldGroup title="Must-sees">
      {place ? (
        <>
          {mustSees.length > 0 && (
            <ul className={classes.chips} aria-label="Must-sees">
              {mustSees.map(({ id, name }) => (
                <li key={id} className={classes.chip}>
                  {name}
                  <ActionIcon
                    radius="xl"
                    aria-label={`Remove ${name}`}
                    onClick={() =>
                      form.setFieldValue(
                        'mustSees',
                        mustSees.filter((sight) => sight.id !== id),
                      )
                    }
                  >
                    <IconX size={18} aria-hidden="true" />
                  </ActionIcon>
                </li>
              ))}
            </ul>
          )}
          <SuggestBox
            label={`Sights and day trips in ${place.name}`}
            placeholder="Type a name"
            typed={typed}
            onType={setTyped}
            options={left}
            isCurrent={isCurrent}
            isError={isError}
            onChoose={(id) => {
              const sight = left?.find((option) => option.id === id);

              if (sight) form.setFieldValue('mustSees', [...mustSees, { id, name: sight.name }]);
              setTyped('');
            }}
            error={form.errors['mustSees']}
          />
        </>
      ) : (
        <p className={classes.hint}>
          Choose a place under “Where to?” in the first step, then pick its sights here.
        </p>
      )}
    </FieldGroup>
  );
}
