import { Textarea } from '@mantine/core';
import { useRef } from 'react';
import { AskedBack } from './asked-back.tsx';
import { MeantTowns } from './meant-towns.tsx';
import type { StepProps } from './step-props.ts';
import { useUnderstanding } from './use-understanding.ts';

/** A business trip's destinations in the traveller's own words, and what they were taken for. */
export function DestinationsField({ form }: StepProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const understood = useUnderstanding({ ...form.values, additionalPreferences: '' });

  return (
    <div>
      <Textarea
        ref={box}
        label="Destinations"
        description="Cities in your own words. Leave it empty and we choose one."
        placeholder="Singapore, then two days in Tokyo"
        autosize
        minRows={2}
        {...form.getInputProps('destinations')}
      />
      <MeantTowns towns={understood.towns} field="destinations" box={box} />
      <AskedBack form={form} understood={understood} field="destinations" />
    </div>
  );
}
