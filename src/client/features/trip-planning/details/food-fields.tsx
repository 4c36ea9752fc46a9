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
  const { diet } = form.values;

  return (
    <FieldGroup title="Food">
      <div className={classes.chips}>
        {DIETS.map((kind) => (
          <Chip
            key={kind}
            size="md"
            color="sea"
            variant="light"
            checked={diet.includes(kind)}
            onChange={(isChosen) =>
              form.setFieldValue(
                'diet',
                isChosen ? [...diet, kind] : diet.filter((other) => other !== kind),
              )
            }
          >
            {DIET_LABELS[kind]}
          </Chip>
        ))}
      </div>
      <TextInput
        label="Allergies"
        placeholder="Nuts, shellfish"
        {...fieldProps(form, 'allergies')}
      />
    </FieldGroup>
  );
}
