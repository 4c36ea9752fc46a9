import { ActionIcon, Switch } from '@mantine/core';
import { IconArrowUp, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { joinFacts } from '#client/lib/join-facts.ts';
import { NightStepper } from '#client/components/night-stepper.tsx';
import { placeContext } from '#client/components/suggest/place-context.ts';
import { MAX_TRIP_DAYS } from '#shared/preferences/limits.ts';
import { stayKeys } from '#shared/trips/stay-keys.ts';
import { baseText, type ChosenPlace, movedUp, nightsText } from './chosen-places.ts';
import classes from './where-to.module.css';

type PlaceListProps = {
  places: readonly ChosenPlace[];
  onChange: (places: readonly ChosenPlace[]) => void;
  /** Whether the planner may order them. */
  anyOrder: boolean;
  onAnyOrder: (anyOrder: boolean) => void;
  /** How many nights the dates have; undefined until they are chosen. */
  length: number | undefined;
};

/** The places chosen so far, in order, with how long to stay in each. */
export function PlaceList({ places, onChange, anyOrder, onAnyOrder, length }: PlaceListProps) {
  const list = useRef<HTMLOListElement>(null);
  const keys = stayKeys(places);
  const remove = (index: number) => {
    const next = places.toSpliced(index, 1);

    focusAfterRemoval(list.current, index);
    onChange(next);
  };

  return (
    <>
      {places.length > 0 && (
        <ol ref={list} className={classes.places} aria-label="Places, in order">
          {places.map((place, index) => (
            <li key={keys[index]} className={classes.place}>
              <span className={classes.words}>
                <span className={classes.name}>{place.name}</span>
                <span className="small">
                  {joinFacts(
                    placeContext(place),
                    baseText(place),
                    keys[index] !== place.id && 'Back again',
                  )}
                </span>
              </span>
              {places.length > 1 && (
                <NightStepper
                  className={classes.nights}
                  place={place.name}
                  nights={Number(place.nights)}
                  least={0}
                  most={MAX_TRIP_DAYS}
                  onChange={(count) =>
                    onChange(
                      places.with(index, { ...place, nights: count > 0 ? String(count) : '' }),
                    )
                  }
                />
              )}
              {index > 0 && (
                <PlaceButton
                  label={`Move ${place.name} up`}
                  icon={<IconArrowUp size={18} aria-hidden="true" />}
                  onClick={() => onChange(movedUp(places, index))}
                />
              )}
              <PlaceButton
                label={`Remove ${place.name}`}
                icon={<IconX size={18} aria-hidden="true" />}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ol>
      )}
      {places.length > 1 && (
        <>
          <p className={classes.total} role="status">
            {nightsText(places, length)}
          </p>
          <Switch
            className={classes.order}
            label="You choose the order"
            description={
              anyOrder ? 'We’ll find the shortest route.' : 'Off: you travel in the order above.'
            }
            checked={anyOrder}
            onChange={({ currentTarget: { checked } }) => onAnyOrder(checked)}
          />
        </>
      )}
    </>
  );
}

function PlaceButton(props: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <ActionIcon aria-label={props.label} onClick={props.onClick}>
      {props.icon}
    </ActionIcon>
  );
}

/** The button pressed goes with its row: the focus moves to the next row's, or back to the text field. */
function focusAfterRemoval(list: HTMLOListElement | null, index: number): void {
  const rows = [...(list?.children ?? [])];
  const beside = rows[index + 1] ?? rows[index - 1];
  const target =
    beside?.querySelector<HTMLElement>(':scope > button:last-of-type') ??
    list?.parentElement?.querySelector('input');

  target?.focus();
}
