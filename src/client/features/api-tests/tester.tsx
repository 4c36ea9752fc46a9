import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { CountField } from '#client/components/count-field.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import classes from './api-tests.module.css';
import { ResultCard } from './result-card.tsx';

type Field =
  | { label: string; type: 'text'; maxLength: number; isUpperCase?: boolean }
  | { label: string; type: 'date' }
  | { label: string; type: 'count'; min: number; max: number; clampBehavior?: 'blur' };

type TesterProps<Values> = {
  /** "Flight search". */
  title: string;
  /** What the button says. */
  action: string;
  /** The fields in the order they are shown; every date is required. */
  fields: Record<keyof Values, Field>;
  initialValues: Values;
  /** What is said when a date is missing. */
  missingDate: string;
  call: { isPending: boolean; isError: boolean; error: unknown };
  onRun: (values: Values) => void;
  /** Words for a failed call. */
  failureText?: (error: unknown) => string;
  children: ReactNode;
};

/** A call tried by hand: its fields, the button that makes it, and how it went. */
export function Tester<Values extends Record<string, string | number>>({
  title,
  action,
  fields,
  initialValues,
  missingDate,
  call,
  onRun,
  failureText = errorMessage,
  children,
}: TesterProps<Values>) {
  const { values, setValues } = useForm<Values>({ initialValues });
  const rows: [string, Field][] = Object.entries(fields);
  const run = () => {
    // The specification asks for browser alerts on this page.
    if (rows.some(([name, { type }]) => type === 'date' && !values[name]))
      window.alert(missingDate);
    else onRun(values);
  };

  return (
    <section className={classes.card} aria-label={`${title} tester`}>
      <h2 className={classes.title}>{title}</h2>
      {rows.map(([name, field]) => (
        <FieldInput
          key={name}
          field={field}
          value={values[name] ?? ''}
          onChange={(value) => setValues({ [name]: value } as unknown as Partial<Values>)}
        />
      ))}
      <BusyButton isBusy={call.isPending} onClick={run}>
        {action}
      </BusyButton>
      {children}
      {call.isError && (
        <ResultCard isSuccess={false} title={`${title} failed`}>
          {failureText(call.error) || 'An error occurred'}
        </ResultCard>
      )}
    </section>
  );
}

type FieldInputProps = {
  field: Field;
  value: string | number;
  onChange: (value: string | number) => void;
};

function FieldInput({ field, value, onChange }: FieldInputProps) {
  if (field.type === 'count') {
    const { type: _, ...bounds } = field;

    return <CountField {...bounds} value={value} onChange={onChange} />;
  }
  const isUpperCase = field.type === 'text' && field.isUpperCase;

  return (
    <TextInput
      label={field.label}
      {...(field.type === 'date' ? { type: 'date' } : { maxLength: field.maxLength })}
      value={value}
      onChange={({ currentTarget: { value: text } }) =>
        onChange(isUpperCase ? text.toUpperCase() : text)
      }
    />
  );
}
