import { Textarea } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { Fragment, Suspense, useId, useRef } from 'react';
import { lazyPage } from '#client/lib/lazy-page.tsx';
import { StarMark } from '#client/components/star-mark.tsx';
import { countText } from '#shared/count-text.ts';
import { daysBetween, formatDay } from '#shared/dates.ts';
import { AskedBack } from './asked-back.tsx';
import classes from './final-details-step.module.css';
import { takesPlaces, type FormValues } from './form-values.ts';
import { MeantTowns } from './meant-towns.tsx';
import { hasIdea, notesIdeas, toggleIdea } from './notes-ideas.ts';
import type { StepProps } from './step-props.ts';
import { UnderstoodLine } from './understood-line.tsx';
import { useUnderstanding } from './use-understanding.ts';

/** Only who writes something is told where it differs from the form. */
const NotesMismatchLine = lazyPage(() =>
  import('./notes-mismatch-line.tsx').then((m) => m.NotesMismatchLine),
);

/** Step 3: the traveller's own words, with ideas to press, and what happens next. */
export function FinalDetailsStep({ form }: StepProps) {
  const { values } = form;
  const id = useId();
  const isBusiness = values.tripType === 'business';
  const notes = values.additionalPreferences;
  const box = useRef<HTMLTextAreaElement>(null);
  const understood = useUnderstanding(values);

  return (
    <div className={classes.step}>
      <Textarea
        ref={box}
        label={isBusiness ? 'Business Requirements' : 'Anything Else We Should Know'}
        description="Optional. Tell us what to include, what to skip and what you need."
        dir="auto"
        autosize
        minRows={5}
        maxRows={14}
        size="md"
        {...form.getInputProps('additionalPreferences')}
        classNames={{ label: classes.label }}
      />
      <div className="rows">
        <MeantTowns towns={understood.towns} field="additionalPreferences" box={box} />
        <AskedBack form={form} understood={understood} field="additionalPreferences" />
        <UnderstoodLine values={values} read={understood.wishes} onChange={form.setValues} />
        {notes.trim() !== '' && (
          <Suspense fallback={null}>
            <NotesMismatchLine
              values={values}
              onChange={(changes) => {
                form.setValues(changes);
                box.current?.focus({ preventScroll: true });
              }}
            />
          </Suspense>
        )}
      </div>
      <div>
        <h3 className={classes.ideasTitle} id={id}>
          {isBusiness ? 'Suggestions' : 'Example ideas'}
        </h3>
        <ul className="wrap" aria-labelledby={id}>
          {notesIdeas(values.tripType, takesPlaces(values) && values.places.length > 0).map(
            (idea) => (
              <li key={idea}>
                <button
                  type="button"
                  className={classes.idea}
                  aria-pressed={hasIdea(notes, idea)}
                  onClick={() =>
                    form.setFieldValue('additionalPreferences', toggleIdea(notes, idea))
                  }
                >
                  {hasIdea(notes, idea) ? (
                    <IconCheck size={16} aria-hidden="true" />
                  ) : (
                    <IconPlus size={16} aria-hidden="true" />
                  )}
                  {idea}
                </button>
              </li>
            ),
          )}
        </ul>
      </div>
      <aside className={classes.banner} aria-label="What happens next">
        <StarMark size={40} />
        <div>
          <p className={classes.bannerTitle}>
            {isBusiness
              ? 'Our AI will craft your business trip plan'
              : 'Our AI will craft your perfect trip plan'}
          </p>
          <p className={classes.bannerText}>
            Real places, checked against their opening hours, the travel between them and your
            budget.
          </p>
          <p className={classes.summary}>
            {summary(values).map((fact, index) => (
              <Fragment key={fact}>
                {index > 0 && ' · '}
                <span className={classes.fact}>{fact}</span>
              </Fragment>
            ))}
          </p>
        </div>
      </aside>
    </div>
  );
}

function summary(values: FormValues): string[] {
  const nights = countText(daysBetween(values.departureDate, values.returnDate), 'night');
  const choices =
    values.tripType === 'business' ? values.destinations.trim() : values.interests.join(', ');
  const places = takesPlaces(values) ? values.places.map(({ name }) => name).join(', then ') : '';

  return [
    places,
    `${formatDay(values.departureDate)} – ${formatDay(values.returnDate)}, ${nights}`,
    values.travelers,
    values.budget,
    choices,
  ].filter(Boolean);
}
