import { type ReactNode, useId } from 'react';
import { InterestIcon } from '#client/components/interest-icon.tsx';
import { INTERESTS_BY_CATEGORY } from '#shared/preferences/options.ts';
import { FieldError } from '#client/components/field-error.tsx';
import classes from './interest-grid.module.css';

type InterestGridProps = {
  selected: readonly string[];
  onChange: (interests: string[]) => void;
  error?: ReactNode;
};

/** The 25 interests as cards to tick, in their six categories. */
export function InterestGrid({ selected, onChange, error }: InterestGridProps) {
  const id = useId();
  const toggle = (interest: string) =>
    onChange(
      selected.includes(interest)
        ? selected.filter((other) => other !== interest)
        : [...selected, interest],
    );

  return (
    <fieldset className={classes.field} aria-describedby={`${id}-count ${id}-error`}>
      <legend className={classes.legend}>Interests</legend>
      <p className={classes.count} id={`${id}-count`} aria-live="polite">
        {selected.length === 0 ? 'None selected' : `${selected.length} selected`}
      </p>
      <FieldError id={`${id}-error`} message={error} />
      <div className={classes.categories}>
        {Object.entries(INTERESTS_BY_CATEGORY).map(([category, interests], index) => (
          <div
            key={category}
            className={classes.category}
            data-size={interests.length}
            role="group"
            aria-labelledby={`${id}-category-${index}`}
          >
            <h3 className={classes.name} id={`${id}-category-${index}`}>
              {category}
            </h3>
            <div className={classes.cards}>
              {interests.map((interest) => (
                <label key={interest} className={classes.card}>
                  <input
                    type="checkbox"
                    className={classes.box}
                    checked={selected.includes(interest)}
                    onChange={() => toggle(interest)}
                  />
                  <InterestIcon interest={interest} />
                  <span>{interest}</span>
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
