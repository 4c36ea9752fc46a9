import { IconSearch } from '@tabler/icons-react';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { CountField } from '#client/components/count-field.tsx';
import classes from './search.module.css';

/** On a phone two of these fields share a row. */
export function SmallCount(props: ComponentProps<typeof CountField>) {
  return <CountField wrapperProps={{ 'data-small': true }} {...props} />;
}

type SearchFormProps = {
  label: string;
  /** What the button says. */
  action: string;
  isPending: boolean;
  onSearch: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
  /** Beside the button. */
  beside?: ReactNode;
};

/** A search's form: its fields above, the button that searches below. */
export function SearchForm(props: SearchFormProps) {
  const { label, action, isPending, onSearch, children, beside } = props;

  return (
    <form className={classes.form} aria-label={label} noValidate onSubmit={onSearch}>
      {children}
      <div className={classes.formFoot}>
        {beside}
        <BusyButton
          type="submit"
          size="lg"
          isBusy={isPending}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
        >
          {action}
        </BusyButton>
      </div>
    </form>
  );
}
