import { Textarea } from '@mantine/core';
import { useRef } from 'react';
import { MeantTowns } from './meant-towns.tsx';
import type { StepProps } from './step-props.ts';
import { useUnderstanding } from './use-understanding.ts';

/** A business trip's destinations in the traveller's own words, and what they were taken for. */
export function DestinationsField({ values, errors, onChange }: StepProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { towns } = useUnderstanding({ ...values, additionalPreferences: '' });

  return (
    <div>
      <Textarea
        ref={box}
        label="Destinations"
        description="Cities in your own words. Leave it empty and we choose one."
        placeholder="Singapore, then two days in Tokyo"
        autosize
        minRows={2}
        value={values.destinations}
        onChange={(event) => onChange({ destinations: event.currentTarget.value })}
        error={errors.destinations}
      />
      <MeantTowns towns={towns} field="destinations" box={box} />
    </div>
  );
}
