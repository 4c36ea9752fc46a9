import { Chip } from '@mantine/core';
import classes from './search.module.css';

type ToggleChipsProps = {
  legend: string;
  options: readonly string[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** How an option reads, where that is not its code in words. */
  textOf?: (option: string) => string;
};

/** A closed list to pick any of, as chips. */
export function ToggleChips({
  legend,
  options,
  value,
  onChange,
  textOf = wordsOf,
}: ToggleChipsProps) {
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      <Chip.Group multiple value={[...value]} onChange={onChange}>
        <div className="wrap">
          {options.map((option) => (
            <Chip key={option} value={option}>
              {textOf(option)}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </fieldset>
  );
}

/** "pet_friendly" as people read it: "Pet friendly". */
export function wordsOf(code: string): string {
  const text = code.replaceAll('_', ' ');

  return text.charAt(0).toUpperCase() + text.slice(1);
}
