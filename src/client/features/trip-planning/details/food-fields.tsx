import { Chip, TextInput } from '@mantine/core';
import { DIETS, type Diet } from '#shared/preferences/options.ts';
import type { StepProps } from '../step-props.ts';
import { FieldGroup } from './field-group.tsx';
import { fieldProps } from './field-props.ts';
import classes from './more-about-trip.module.css';

const DIET_LABELS: Record<Diet, string> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  pescatarian: 'Pescatarian',
  halal: 'Halal',
  kosher: 'Kosher',
  'gluten-free': 'Gluten-free',
  'lactose-free': 'Lactose-free',
};

/** What every meal must allow. */
export function FoodFields({ form }: StepProps) {
  return (
    <FieldGroup title="Food">
      <div className={classes.chips}>
        <Chip.Group multiple {...form.getInputProps('diet')}>
          {DIETS.map((kind) => (
            <Chip key={kind} value={kind} size="md" color="sea" variant="light">
              {DIET_LABELS[kind]}
            </Chip>
          ))}
        </Chip.Group>
      </div>
      <TextInput
        label="Allergies"
        placeholder="Nuts, shellfish"
        {...fieldProps(form, 'allergies')}
      />
    </FieldGroup>
  );
}
