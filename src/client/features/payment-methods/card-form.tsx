import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
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
  const [values, setValues] = useState(EMPTY);
  const set = (field: keyof typeof EMPTY, value: string) =>
    setValues((old) => ({ ...old, [field]: value }));

  return (
    <form
      className={classes.form}
      aria-label="Add New Payment Method"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(values);
      }}
    >
      <h3 className={classes.formTitle}>Card information</h3>
      <TextInput
        label="Card Number"
        inputMode="numeric"
        autoComplete="cc-number"
        value={values.number}
        onChange={(event) => set('number', groupDigits(event.currentTarget.value))}
      />
      <div className={classes.row}>
        <TextInput
          label="Expiry Month"
          placeholder="MM"
          inputMode="numeric"
          autoComplete="cc-exp-month"
          maxLength={2}
          value={values.expiryMonth}
          onChange={(event) => set('expiryMonth', onlyDigits(event.currentTarget.value, 2))}
        />
        <TextInput
          label="Expiry Year"
          placeholder="YYYY"
          inputMode="numeric"
          autoComplete="cc-exp-year"
          maxLength={4}
          value={values.expiryYear}
          onChange={(event) => set('expiryYear', onlyDigits(event.currentTarget.value, 4))}
        />
        <TextInput
          label="CVV"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          value={values.cvv}
          onChange={(event) => set('cvv', onlyDigits(event.currentTarget.value, 4))}
        />
      </div>
      <TextInput
        label="Cardholder Name"
        autoComplete="cc-name"
        maxLength={120}
        value={values.cardholderName}
        onChange={(event) => set('cardholderName', event.currentTarget.value)}
      />
      <h3 className={classes.formTitle}>Billing address (optional)</h3>
      <TextInput
        label="Street"
        autoComplete="billing street-address"
        maxLength={200}
        value={values.street}
        onChange={(event) => set('street', event.currentTarget.value)}
      />
      <div className={classes.row}>
        <TextInput
          label="City"
          autoComplete="billing address-level2"
          maxLength={100}
          value={values.city}
          onChange={(event) => set('city', event.currentTarget.value)}
        />
        <TextInput
          label="State"
          autoComplete="billing address-level1"
          maxLength={100}
          value={values.state}
          onChange={(event) => set('state', event.currentTarget.value)}
        />
        <TextInput
          label="ZIP Code"
          autoComplete="billing postal-code"
          maxLength={20}
          value={values.zipCode}
          onChange={(event) => set('zipCode', event.currentTarget.value)}
        />
        <TextInput
          label="Country"
          autoComplete="billing country"
          maxLength={2}
          value={values.country}
          onChange={(event) => set('country', event.currentTarget.value.toUpperCase())}
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
