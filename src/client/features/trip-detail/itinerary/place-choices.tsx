import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { openText, priceText } from '#client/components/plan/plan-text.ts';
import { durationText } from '#shared/dates.ts';
import type { PlaceChoice } from '#shared/trips/itinerary-edit.schema.ts';
import classes from './plan-dialogs.module.css';

type PlaceChoicesProps = {
  choices: readonly PlaceChoice[];
  /** What the button does: "Add", "Swap". */
  verb: string;
  /** The choice that is on its way. */
  chosenId: string | undefined;
  onChoose: (choice: PlaceChoice) => void;
};

/** Places to choose from, each with why it suits, and what stands in the way where it does not fit. */
export function PlaceChoices({ choices, verb, chosenId, onChoose }: PlaceChoicesProps) {
  return (
    <ul className={classes.list}>
      {choices.map((choice) => (
        <li key={choice.id} className={classes.place}>
          <div>
            <h3 className={classes.placeName}>{choice.name}</h3>
            <p className="quiet tabular">{placeFacts(choice)}</p>
            <p className={classes.why}>{choice.why}</p>
            <p className={classes.fit} data-fits={choice.fits || undefined}>
              {choice.fits ? (
                <IconCircleCheck size={16} stroke={2} aria-hidden="true" />
              ) : (
                <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
              )}
              {choice.fits ? 'Fits that day' : (choice.reason ?? 'Doesn’t fit that day')}
            </p>
          </div>
          <BusyButton
            variant={choice.fits ? 'filled' : 'default'}
            size="compact-md"
            aria-label={`${verb} ${choice.name}`}
            isBusy={choice.id === chosenId}
            disabled={chosenId !== undefined && choice.id !== chosenId}
            onClick={() => onChoose(choice)}
          >
            {verb}
          </BusyButton>
        </li>
      ))}
    </ul>
  );
}

function placeFacts({ kind, minutes, open, price }: PlaceChoice): string {
  return [
    kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' '),
    durationText(minutes),
    openText(open),
    priceText({ price, free: price?.amount === 0 }),
  ]
    .filter((fact) => fact !== undefined)
    .join(' · ');
}
