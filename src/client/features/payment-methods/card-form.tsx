import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ChangeEvent } from 'react';
import { groupDigits, onlyDigits } from './card-type.ts';
import classes from './payment-methods.module.css';
import type { NewCard } from './saved-cards.ts';

type CardFormProps = { onSubmit: (card: NewCard) => void; onCancel: () => void };

const EMPTY = {
  number: '',
  expiryMonth: '',
  expiryYear: '',
  cvv: '',
  cardholderName: '',
  street: '',
  city: '',
  state: '',
  zipCode: '',
  country: 'US',
};

/** The form of a new card. What is typed stays in memory: nothing is sent, stored or logged. */
export function CardForm({ onSubmit, onCancel }: CardFormProps) {
  const form = useForm({ initialValues: EMPTY });
  /** A field that holds what `as` makes of what is typed. */
  const read = (path: keyof typeof EMPTY, as: (text: string) => string) => ({
    ...form.getInputProps(path),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue(path, as(currentTarget.value)),
  });

  return (
    <form
      className={classes.form}
      aria-label="Add New Payment Method"
      noValidate
      onSubmit={form.onSubmit((card) => onSubmit(card))}
    >
      <h3 className={classes.formTitle}>Card information</h3>
      <TextInput
        label="Card Number"
        inputMode="numeric"
        autoComplete="cc-number"
        {...read('number', groupDigits)}
      />
      <div className={classes.row}>
        <TextInput
          label="Expiry Month"
          placeholder="MM"
          inputMode="numeric"
          autoComplete="cc-exp-month"
          maxLength={2}
          {...read('expiryMonth', (text) => onlyDigits(text, 2))}
        />
        <TextInput
          label="Expiry Year"
          placeholder="YYYY"
          inputMode="numeric"
          autoComplete="cc-exp-year"
          maxLength={4}
          {...read('expiryYear', (text) => onlyDigits(text, 4))}
        />
        <TextInput
          label="CVV"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          {...read('cvv', (text) => onlyDigits(text, 4))}
        />
      </div>
      <TextInput
        label="Cardholder Name"
        autoComplete="cc-name"
        maxLength={120}
        {...form.getInputProps('cardholderName')}
      />
      <h3 className={classes.formTitle}>Billing address (optional)</h3>
      <TextInput
        label="Street"
        autoComplete="billing street-address"
        maxLength={200}
        {...form.getInputProps('street')}
      />
      <div className={classes.row}>
        <TextInput
          label="City"
          autoComplete="billing address-level2"
          maxLength={100}
          {...form.getInputProps('city')}
        />
        <TextInput
          label="State"
          autoComplete="billing address-level1"
          maxLength={100}
          {...form.getInputProps('state')}
        />
        <TextInput
          label="ZIP Code"
          autoComplete="billing postal-code"
          maxLength={20}
          {...form.getInputProps('zipCode')}
        />
        <TextInput
          label="Country"
          autoComplete="billing country"
          maxLength={2}
          {...read('country', (text) => text.toUpperCase())}
        />
      </div>
      <div className={classes.formActions}>
        <Button type="submit">Add Card</Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Whether everything that is required has been typed; the billing address is not. */
export function isComplete(card: NewCard & { cvv?: string }): boolean {
  return [
    card.number,
    card.expiryMonth,
    card.expiryYear,
    card.cvv ?? '',
    card.cardholderName,
  ].every((value) => value.trim() !== '');
}
