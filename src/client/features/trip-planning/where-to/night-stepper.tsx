import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { countText } from '#shared/count-text.ts';
import { MAX_TRIP_DAYS } from '#shared/preferences/limits.ts';
import classes from './where-to.module.css';

type NightStepperProps = {
  place: string;
  /** A number of nights; '' leaves it open. */
  nights: string;
  onChange: (nights: string) => void;
};

/** How many nights to stay in a place; below one the planner decides. */
export function NightStepper({ place, nights, onChange }: NightStepperProps) {
  const count = Number(nights);
  const step = (by: number) => onChange(count + by > 0 ? String(count + by) : '');

  return (
    <span className={classes.nights} role="group" aria-label={`Nights in ${place}`}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={`Fewer nights in ${place}`}
        disabled={count === 0}
        onClick={() => step(-1)}
      >
        <IconMinus size={18} aria-hidden="true" />
      </ActionIcon>
      <output className={classes.nightCount}>
        {count === 0 ? 'Any nights' : countText(count, 'night')}
      </output>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={`More nights in ${place}`}
        disabled={count >= MAX_TRIP_DAYS}
        onClick={() => step(1)}
      >
        <IconPlus size={18} aria-hidden="true" />
      </ActionIcon>
    </span>
  );
}
