import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { TRIP_PACES, type TripPace } from '#shared/preferences/options.ts';
import { UNITS_PER_USD } from '#shared/money-rates.ts';
import type { StepProps } from '../step-props.ts';
import { FieldGroup } from './field-group.tsx';
import { fieldProps } from './field-props.ts';
import classes from './more-about-trip.module.css';

const PACE_LABELS: Record<TripPace, string> = {
  slow: 'Slow, with time to linger',
  balanced: 'Balanced',
  packed: 'Full days',
};
const CURRENCIES = [...new Set(['USD', 'EUR', 'GBP', ...Object.keys(UNITS_PER_USD)])];

/** How full the days may be, and how much the whole trip may cost. */
export function PaceFields({ form }: StepProps) {
  return (
    <FieldGroup title="Pace and spending">
      <div className={classes.row}>
        <NativeSelect
          label="Pace"
          data={[
            { value: '', label: 'No preference' },
            ...TRIP_PACES.map((value) => ({ value, label: PACE_LABELS[value] })),
          ]}
          {...fieldProps(form, 'pace')}
        />
        <div className={classes.pair}>
          <TextInput
            label="Spending limit, whole trip"
            placeholder="2500"
            inputMode="decimal"
            autoComplete="off"
            {...fieldProps(form, 'limitAmount')}
          />
          <NativeSelect label="Currency" data={CURRENCIES} {...fieldProps(form, 'limitCurrency')} />
        </div>
      </div>
      <Switch
        mt="md"
        size="md"
        color="sea"
        label="We’ve been there before"
        description="Fewer of the sights everyone sees first."
        {...form.getInputProps('beenBefore', { type: 'checkbox' })}
      />
    </FieldGroup>
  );
}
