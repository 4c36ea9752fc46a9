import { ActionIcon, Button, NativeSelect, Switch } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { FieldError } from '#client/components/field-error.tsx';
import { MAX_CHILDREN } from '#shared/preferences/limits.ts';
import { useId } from 'react';
import type { StepProps } from '../step-props.ts';
import { FieldGroup } from './field-group.tsx';
import { fieldProps } from './field-props.ts';
import classes from './more-about-trip.module.css';

const AGES = [
  { value: '', label: 'Choose…', disabled: true },
  ...Array.from({ length: 18 }, (_, age) => ({
    value: String(age),
    label: age === 0 ? 'Under 1' : String(age),
  })),
];

/** Children among the travelers, and whether the way must be free of steps. */
export function PartyFields({ form }: StepProps) {
  const id = useId();
  const { children } = form.values;

  return (
    <FieldGroup title="Who’s traveling">
      <p className={classes.hint}>Children are included in the number of travelers above.</p>
      {children.length > 0 && (
        <div className={classes.row}>
          {children.map((_, index) => (
            // A child has nothing but its place in the list.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} className={classes.pair}>
              <NativeSelect
                label={`Age of child ${index + 1}`}
                data={AGES}
                {...fieldProps(form, `children.${index}.age`)}
              />
              <ActionIcon
                mt={28}
                aria-label={`Remove child ${index + 1}`}
                onClick={() => form.removeListItem('children', index)}
              >
                <IconX size={18} aria-hidden="true" />
              </ActionIcon>
            </div>
          ))}
        </div>
      )}
      <FieldError id={id} message={form.errors['children']} />
      {children.length < MAX_CHILDREN && (
        <Button
          variant="default"
          mt={8}
          h={44}
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => form.insertListItem('children', { age: '' })}
        >
          Add a child
        </Button>
      )}
      <Switch
        mt="md"
        size="md"
        color="sea"
        label="Step-free access"
        description="Stops, meals and stays without stairs."
        {...form.getInputProps('stepFree', { type: 'checkbox' })}
      />
    </FieldGroup>
  );
}
