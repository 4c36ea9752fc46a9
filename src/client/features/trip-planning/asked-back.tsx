import { IconHelpCircle } from '@tabler/icons-react';
import { useId } from 'react';
import type { UnclearPlace } from '#shared/preferences/understanding.schema.ts';
import classes from './asked-back.module.css';
import type { Understood } from './use-understanding.ts';
import type { WizardForm } from './use-wizard-form.ts';
import { placeContext } from '#client/components/suggest/place-context.ts';
import { withPlace } from './where-to/chosen-places.ts';
import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';

type AskedBackProps = {
  form: WizardForm;
  understood: Understood;
  /** The field whose words are shown above. */
  field: UnclearPlace['field'];
};

/** What of the traveller's words is not clear, before anything is planned: places to choose from, and words left over. */
export function AskedBack({ form, understood, field }: AskedBackProps) {
  const unclear = (understood.unclear ?? []).filter((place) => place.field === field);
  const leftOver = field === 'additionalPreferences' ? (understood.notUnderstood ?? []) : [];

  return (
    <div className={classes.list} role="status">
      {unclear.map((place) => (
        <PlaceChoices
          key={place.said}
          question={questionFor(place)}
          candidates={place.candidates}
          form={form}
        />
      ))}
      {leftOver.map(({ said, nearest }) => (
        <p key={said} className="small">
          Not understood: “{said}”.{nearest.length > 0 && ` Nearest: ${nearest.join(', ')}.`}
        </p>
      ))}
    </div>
  );
}

type PlaceChoicesProps = {
  question: string;
  candidates: readonly PlaceSuggestion[];
  form: WizardForm;
};

/** A question with the places that may be meant; choosing one puts it into "Where to?". */
export function PlaceChoices({ question, candidates, form }: PlaceChoicesProps) {
  const id = useId();
  const { places } = form.values;

  return (
    <div className={classes.question} role="group" aria-labelledby={id}>
      <p className={classes.title} id={id}>
        <IconHelpCircle size={20} aria-hidden="true" />
        {question}
      </p>
      {candidates.length > 0 && (
        <ul className={classes.choices}>
          {candidates.map((candidate) => (
            <li key={candidate.id}>
              <button
                type="button"
                className={classes.choice}
                aria-pressed={places.some((place) => place.id === candidate.id)}
                onClick={() =>
                  form.setValues({ places: withPlace(places, candidate), placeQuery: '' })
                }
              >
                <span className="strong">{candidate.name}</span>
                <span className={classes.context}>{placeContext(candidate)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function questionFor({ said, why, candidates }: UnclearPlace): string {
  if (why === 'ambiguous') return `Which “${said}” do you mean?`;
  if (why === 'area') return `Where in “${said}” would you like to stay?`;
  return candidates.length > 0
    ? `We don’t know “${said}”. Did you mean one of these?`
    : `We don’t know “${said}”. Name another place, or say where it is.`;
}
