import { Suspense, useEffect, useRef, type Ref } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { Page } from '#client/components/page.tsx';
import { lazyPage } from '#client/lib/lazy-page.tsx';
import type { PlanTripState } from './plan-trip-state.ts';
import { PreferenceWizard } from './preference-wizard.tsx';
import { usePlanTrip } from './use-plan-trip.ts';
import classes from './another-trip-notice.module.css';

const TripPreview = lazyPage(() => import('./trip-preview.tsx').then((m) => m.TripPreview));

/** The planning screen: the wizard, then the preview of what was generated. */
export function PlanTripPage() {
  const { key } = useLocation();

  return (
    <Page isTight>
      {/* A link to this screen from this screen starts anew. */}
      <PlanTrip key={key} />
    </Page>
  );
}

function PlanTrip() {
  const { state, form, dispatch, submit, stop, save, isSaving } = usePlanTrip();
  const notice = useStartAfterPreview(state.view);

  if (state.view === 'preview' && state.trip) {
    return (
      <Suspense fallback={<LoadingStar fullPage label="Opening your trip" />}>
        <TripPreview
          trip={state.trip}
          onSave={save}
          isSaving={isSaving}
          onAnother={() => dispatch({ type: 'another trip wanted' })}
        />
      </Suspense>
    );
  }

  return (
    <>
      {state.shown.length > 0 && state.view === 'form' && state.step === 0 && (
        <AnotherTripNotice
          ref={notice}
          count={state.shown.length}
          onSkip={() => dispatch({ type: 'went to step', step: 2 })}
        />
      )}
      <PreferenceWizard
        form={form}
        step={state.step}
        isGenerating={state.view === 'generating'}
        progress={state.progress}
        words={state.words}
        problem={state.problem}
        onStep={(step) => dispatch({ type: 'went to step', step })}
        onSubmit={() => {
          TripPreview.preload();
          submit();
        }}
        onStop={stop}
      />
    </>
  );
}

/** Coming back from a preview starts at the top, with the focus on what has changed: its button is gone. */
function useStartAfterPreview(view: PlanTripState['view']) {
  const notice = useRef<HTMLDivElement>(null);
  const previous = useRef(view);

  useEffect(() => {
    const isBack = previous.current === 'preview' && view === 'form';

    previous.current = view;
    if (!isBack) return;
    window.scrollTo({ top: 0 });
    notice.current?.focus({ preventScroll: true });
  }, [view]);

  return notice;
}

type AnotherTripNoticeProps = {
  /** How many places were shown so far. */
  count: number;
  onSkip: () => void;
  ref: Ref<HTMLDivElement>;
};

/** After "Been There": what is kept, what is left out, and the short way to the next trip. */
function AnotherTripNotice({ count, onSkip, ref }: AnotherTripNoticeProps) {
  return (
    <div ref={ref} className={classes.notice} tabIndex={-1}>
      <p className={classes.text}>
        {count === 1
          ? 'Your choices are kept. The place you just saw won’t come up again.'
          : `Your choices are kept. The ${count} places you’ve seen won’t come up again.`}
      </p>
      <button type="button" className={classes.skip} onClick={onSkip}>
        Go straight to the last step
      </button>
    </div>
  );
}
