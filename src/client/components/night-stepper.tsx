import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { countText } from '#shared/count-text.ts';
import classes from './night-stepper.module.css';

type NightStepperProps = {
  place: string;
  nights: number;
  /** Below one, where that is allowed, the number is open. */
  least: 0 | 1;
  most?: number;
  className?: string | undefined;
  onChange: (nights: number) => void;
};

/** How many nights to stay in a place. */
export function NightStepper(props: NightStepperProps) {
  const { place, nights, least, most = Infinity, className = '', onChange } = props;

  return (
    <span
      className={`${classes.nights} ${className}`}
      role="group"
      aria-label={`Nights in ${place}`}
    >
      <ActionIcon
        variant="default"
        aria-label={`Fewer nights in ${place}`}
        disabled={nights <= least}
        onClick={() => onChange(nights - 1)}
      >
        <IconMinus size={18} aria-hidden="true" />
      </ActionIcon>
      <output className={classes.count}>
        {nights === 0 ? 'Any nights' : countText(nights, 'night')}
      </output>
      <ActionIcon
        variant="default"
        aria-label={`More nights in ${place}`}
        disabled={nights >= most}
        onClick={() => onChange(nights + 1)}
      >
        <IconPlus size={18} aria-hidden="true" />
      </ActionIcon>
    </span>
  );
}
