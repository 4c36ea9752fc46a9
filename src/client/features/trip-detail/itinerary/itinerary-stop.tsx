import { PlanStop } from '#client/components/plan/plan-stop.tsx';
import { useStopHighlight } from '#client/components/plan/use-stop-highlight.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { ItineraryProblem } from '#shared/trips/itinerary-edit.schema.ts';
import classes from './itinerary-day.module.css';
import { usePlanActions } from './plan-actions.ts';
import { StopHandle, DropGap } from './plan-dnd.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { isEditable, stopName } from '#client/lib/itinerary/stop-keys.ts';
import { StopMenu } from './stop-menu.tsx';

type ItineraryStopProps = {
  /** The stop's key, and where it is. */
  id: string;
  at: { day: number; index: number };
  stop: PlannedActivity;
  number: number | undefined;
  freeMinutes: number | undefined;
  problems: readonly ItineraryProblem[];
  /** The positions between which the day can be changed. */
  range: { first: number; last: number };
  /** Far from what is seen, a stop does without its tools. */
  isNear: boolean;
  /** A stop of a drive between two places: it stays with the ride. */
  isFixed: boolean;
  /** Something may be put before it. */
  isGap: boolean;
};

/** A stop of the plan that can be moved, changed and taken out, and that its pin on the map belongs to. */
export function ItineraryStop({
  id,
  at,
  stop,
  number,
  freeMinutes,
  problems,
  range,
  isNear,
  isFixed,
  isGap,
}: ItineraryStopProps) {
  const { repair, highlight } = usePlanActions();
  const highlightProps = useStopHighlight(highlight, stop.place?.id);
  const isLastGap = at.index === range.last - 1;

  return (
    <PlanStop
      stop={stop}
      number={number}
      freeMinutes={freeMinutes}
      row={{ 'data-stop': id, ...highlightProps }}
      edges={
        at.index >= range.first &&
        at.index <= range.last && (
          <>
            {isGap && <DropGap slot={at} place="before" />}
            {isLastGap && <DropGap slot={{ ...at, index: range.last }} place="after" />}
          </>
        )
      }
      tools={
        isEditable(stop) &&
        !isFixed &&
        (isNear ? <StopTools {...{ id, at, stop, range }} /> : <ToolsRoom />)
      }
    >
      <ProblemNotice problems={problems} onRepair={() => repair(at.day)} />
    </PlanStop>
  );
}

/** Keeps the room of the tools, so that nothing moves when they come. */
function ToolsRoom() {
  return <span className={classes.toolsRoom} />;
}

function StopTools({
  id,
  at,
  stop,
  range,
}: Pick<ItineraryStopProps, 'id' | 'at' | 'stop' | 'range'>) {
  const { act } = usePlanActions();
  const name = stopName(stop);
  const isLocked = stop.locked === true;

  return (
    <>
      {!isLocked && <StopHandle id={id} at={at} name={name} />}
      <StopMenu
        id={id}
        name={name}
        isLocked={isLocked}
        canLock={stop.place !== undefined}
        canReport={stop.place?.source === 'catalogue'}
        isFirst={at.index <= range.first}
        isLast={at.index >= range.last - 1}
        onAction={(action) => act(id, action)}
      />
    </>
  );
}
