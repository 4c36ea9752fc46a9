import { useEffect, useMemo, useRef, useState } from 'react';
import type { ItineraryProblem } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripDetail, TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { useNewCell } from '#client/lib/cell.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { useToday } from '#client/lib/hydration.ts';
import { bringUpDay, DayStrip } from './day-strip.tsx';
import { ItineraryDay } from './itinerary-day.tsx';
import boardClasses from '#client/components/plan/map-aside.module.css';
import classes from './itinerary-editor.module.css';
import { placesOf } from '#client/components/plan/day-map.ts';
import { MapAside } from '#client/components/plan/map-aside.tsx';
import { ProposalDialog } from '#client/components/plan/proposal-dialog.tsx';
import { chapterOf, stayOfDay } from '#client/components/plan/stay-of-day.ts';
import { PlaceChapter } from '#client/components/plan/trip-route.tsx';
import { OwnEntries } from '../own-entries/own-entries.tsx';
import { StrayEntries } from '../own-entries/stray-entries.tsx';
import { PlanActionsContext, type PlanActions } from './plan-actions.ts';
import type { PlanDialog } from './plan-dialog.ts';
import { PlanDialogs } from './plan-dialogs.tsx';
import { PlanDnd } from './plan-dnd.tsx';
import { PlanToolbar } from './plan-toolbar.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { editableBeside, findStop, stopName } from '#client/lib/itinerary/stop-keys.ts';
import { canHaveRoute } from './route/route-draft.ts';
import { RouteDialog } from './route/route-dialog.tsx';
import type { StopAction } from './stop-menu.tsx';
import { useDayInView } from '#client/components/plan/use-day-in-view.ts';
import { UnsentNotice } from './unsent-notice.tsx';
import { useDrawnDays } from './use-rendered-days.ts';
import { usePlanChange } from './use-plan-change.ts';
import { usePlanEdits, type PlanEdits } from './use-plan-edits.ts';
import { useStopFocus, type FocusStop } from './use-stop-focus.ts';
import { useUndoKey } from './use-undo-key.ts';
import { groupBy } from '#shared/groups.ts';

const NONE: readonly ItineraryProblem[] = [];
const NEW_PLAN = { title: 'Itinerary ready', description: 'You now have the new plan.' };

/** The days of a trip beside their map, every stop of them to be moved, changed, swapped or taken out. */
export function ItineraryEditor({ trip }: { trip: TripDetail }) {
  const plan = usePlanEdits(trip);
  const { state, days } = plan;
  const list = useRef<HTMLOListElement>(null);
  const dayInView = useNewCell(days[0]?.dayNumber ?? 1);
  const dialog = useNewCell<PlanDialog | undefined>(undefined);
  const focusStop = useStopFocus();
  const drawnDays = useDrawnDays(days.length);
  const actions = usePlanActionsOf(plan, (next) => dialog.set(next), focusStop);
  const renewal = usePlanChange({ tripId: trip.id, plan, accepted: NEW_PLAN });
  const [isRouteOpen, setIsRouteOpen] = useState(false);
  const problems = useMemo(() => groupBy(state.problems, ({ day }) => day), [state.problems]);
  const others = useMemo(() => placesOf(days), [days]);

  useDayInView(list, days.length, dayInView);
  useOpenOnToday(days);
  useUndoKey(plan.undo);

  return (
    <PlanActionsContext value={actions}>
      {plan.conflict && <ConflictNotice conflict={plan.conflict} plan={plan} />}
      <UnsentNotice {...plan} />
      <ProblemNotice problems={problems.get(0) ?? NONE} />
      <PlanToolbar
        state={state}
        lastUnsent={plan.toSend.at(-1)?.edit}
        isPlanning={renewal.isPlanning}
        onUndo={plan.undo}
        onRegenerate={renewal.proposeDays}
        isRoute={trip.places !== undefined}
        onChangeRoute={canHaveRoute(trip) ? () => setIsRouteOpen(true) : undefined}
      />
      <DayStrip days={days} dayInView={dayInView} troubled={new Set(problems.keys())} />
      <div className={boardClasses.board}>
        <PlanDnd
          days={days}
          onMove={({ stop }, key, to) =>
            void plan.submit({ kind: 'move', key, name: stopName(stop), ...to })
          }
        >
          <ol ref={list} className={classes.days}>
            {days.map((day, index) => (
              <li key={day.dayNumber}>
                <Chapter trip={trip} day={day} />
                <ItineraryDay
                  day={day}
                  stay={stayOfDay(trip, day)}
                  others={others}
                  problems={problems.get(day.dayNumber) ?? NONE}
                  isDrawn={index < drawnDays}
                  isPending={plan.pendingDays.has(day.dayNumber)}
                  isWaiting={plan.waitingDays.has(day.dayNumber)}
                />
                <OwnEntries tripId={trip.id} day={day} entries={trip.entries} />
              </li>
            ))}
          </ol>
          <StrayEntries trip={trip} />
        </PlanDnd>
        <MapAside
          days={days}
          stays={trip}
          others={others}
          dayInView={dayInView}
          highlight={actions.highlight}
        />
      </div>
      <PlanDialogs
        tripId={trip.id}
        days={days}
        dialog={dialog}
        onEdit={plan.submit}
        onClosed={(about, placeId) => {
          if (about.kind === 'add') focusAddButton(about.day);
          else focusStop(placeId, about.key);
        }}
      />
      {isRouteOpen && <RouteDialog trip={trip} plan={plan} onClose={() => setIsRouteOpen(false)} />}
      {renewal.proposal && (
        <ProposalDialog
          isOpen
          title="Your new plan"
          lead="This is what would change. What you locked stays."
          proposal={renewal.proposal}
          isAccepting={renewal.isAccepting}
          onAccept={renewal.accept}
          onClose={renewal.keep}
        />
      )}
    </PlanActionsContext>
  );
}

/** During the trip the days open on today; once, so that an edit does not lead back there. */
function useOpenOnToday(days: readonly TripItineraryDay[]): void {
  const today = useToday();
  const isOpened = useRef(false);

  useEffect(() => {
    const day = days.find(({ date }) => date === today);

    if (isOpened.current || !day || day === days[0]) return;
    isOpened.current = true;
    bringUpDay(day.dayNumber);
  }, [days, today]);
}

/** The heading of a place above its first day, where the trip goes to several. */
function Chapter({ trip, day }: { trip: TripDetail; day: TripItineraryDay }) {
  const place = chapterOf(trip, day);

  return (
    place && <PlaceChapter place={place} travelers={trip.tripPreferences.travelers} level={2} />
  );
}

/** What the days call: the same object all along, always about the plan as it is now. */
function usePlanActionsOf(
  plan: PlanEdits,
  openDialog: (dialog: PlanDialog) => void,
  focusStop: FocusStop,
): PlanActions {
  const highlight = useNewCell<string | undefined>(undefined);
  const handlers = {
    act: (key: string, action: StopAction) =>
      actOnStop({ key, action }, plan, { openDialog, focusStop }),
    add: (day: number) => openDialog({ kind: 'add', day }),
    repair: (day: number) => void plan.submit({ kind: 'repair', day }),
  };
  const latest = useRef(handlers);

  useEffect(() => {
    latest.current = handlers;
  });
  return useMemo(
    () => ({
      act: (key, action) => latest.current.act(key, action),
      add: (day) => latest.current.add(day),
      repair: (day) => latest.current.repair(day),
      highlight,
    }),
    [highlight],
  );
}

function actOnStop(
  { key, action }: { key: string; action: StopAction },
  { days, submit }: PlanEdits,
  {
    openDialog,
    focusStop,
  }: {
    openDialog: (dialog: PlanDialog) => void;
    focusStop: FocusStop;
  },
): void {
  const found = findStop(days, key);

  if (!found) return;
  const about = { key, name: stopName(found.stop) };

  switch (action) {
    case 'move':
    case 'retime':
    case 'swap':
    case 'report':
      openDialog({ kind: action, key });
      return;
    case 'earlier':
    case 'later': {
      const toIndex = found.index + (action === 'later' ? 1 : -1);

      focusStop(key);
      void submit({ kind: 'move', ...about, toDay: found.day, toIndex });
      return;
    }
    case 'lock':
      focusStop(key);
      void submit({ kind: 'lock', ...about, locked: found.stop.locked !== true });
      return;
    case 'remove':
      focusStop(editableBeside(days, found));
      void submit({ kind: 'remove', ...about });
  }
}

function focusAddButton(day: number): void {
  // After the dialog has gone.
  window.setTimeout(
    () => document.querySelector<HTMLElement>(`[data-add-to="${day}"]`)?.focus(),
    80,
  );
}
