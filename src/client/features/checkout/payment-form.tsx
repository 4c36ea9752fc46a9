import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconLock } from '@tabler/icons-react';
import { formatMoney } from '#shared/money.ts';
import classes from './checkout.module.css';
import { expiryText } from './expiry-text.ts';

type PaymentFormProps = { total: number; isProcessing: boolean; onPay: () => void };

/**
 * The card form of the demo. Its fields are uncontrolled and the browser checks them; only the expiry is read,
 * to set its slash. Nothing of them is sent, stored, logged or put in an address.
 */
export function PaymentForm({ total, isProcessing, onPay }: PaymentFormProps) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', number: '', expiry: '', cvc: '' },
  });
  const field = (name: string) => ({
    ...form.getInputProps(name),
    required: true,
    disabled: isProcessing,
  });

  return (
    <form
      className="stack"
      aria-label="Payment Details"
      onSubmit={form.onSubmit(() => {
        if (!isProcessing) onPay();
      })}
    >
      <TextInput
        label="Cardholder Name"
        key={form.key('name')}
        {...field('name')}
        autoComplete="cc-name"
        maxLength={120}
      />
      <TextInput
        label="Card Number"
        key={form.key('number')}
        {...field('number')}
        placeholder="1234 5678 9012 3456"
        inputMode="numeric"
        autoComplete="cc-number"
        pattern="[0-9 ]{13,19}"
        maxLength={19}
        title="13 to 19 digits and spaces"
      />
      <div className={classes.row}>
        <TextInput
          label="Expiry Date"
          key={form.key('expiry')}
          {...field('expiry')}
          placeholder="MM/YY"
          inputMode="numeric"
          autoComplete="cc-exp"
          pattern="(0[1-9]|1[0-2])/[0-9]{2}"
          maxLength={5}
          title="MM/YY, such as 08/29"
          onInput={({ currentTarget: input }) => {
            const text = expiryText(input.value);

            if (text !== input.value) input.value = text;
          }}
        />
        <TextInput
          label="CVC"
          key={form.key('cvc')}
          {...field('cvc')}
          placeholder="123"
          inputMode="numeric"
          autoComplete="cc-csc"
          pattern="[0-9]{3,4}"
          maxLength={4}
          title="3 or 4 digits"
        />
      </div>
      <Button type="submit" size="lg" fullWidth disabled={isProcessing} aria-live="polite">
        {isProcessing ? 'Processing...' : `Pay ${formatMoney(total)}`}
      </Button>
      <p className={classes.secure}>
        <IconLock size={16} aria-hidden="true" /> Your payment information is secure
      </p>
      <p className={classes.demo}>
        A demo: no card is charged, and what you type never leaves this page.
      </p>
    </form>
  );
}
