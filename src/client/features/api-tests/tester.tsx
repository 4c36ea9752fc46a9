import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { BusyButton } from '#client/components/busy-button.tsx';
import classes from './api-tests.module.css';
import { ResultCard } from './result-card.tsx';

type TesterProps = {
  /** "Flight search". */
  title: string;
  /** What the button says. */
  action: string;
  isPending: boolean;
  onRun: () => void;
  /** Why the last run failed; nothing when it did not. */
  failure: string | undefined;
  fields: ReactNode;
  children: ReactNode;
};

/** A call tried by hand: its fields, the button that makes it, and how it went. */
export function Tester(props: TesterProps) {
  const { title, action, isPending, onRun, failure, fields, children } = props;

  return (
    <section className={classes.card} aria-label={`${title} tester`}>
      <h2 className={classes.title}>{title}</h2>
      {fields}
      <BusyButton isBusy={isPending} onClick={onRun}>
        {action}
      </BusyButton>
      {children}
      {failure !== undefined && (
        <ResultCard isSuccess={false} title={`${title} failed`}>
          {failure || 'An error occurred'}
        </ResultCard>
      )}
    </section>
  );
}

type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'date';
  maxLength?: number;
  /** Codes are written in capitals, however they are typed. */
  isUpperCase?: boolean;
};

export function TextField({ isUpperCase = false, onChange, ...field }: TextFieldProps) {
  return (
    <TextInput
      {...field}
      onChange={({ currentTarget: { value } }) =>
        onChange(isUpperCase ? value.toUpperCase() : value)
      }
    />
  );
}
