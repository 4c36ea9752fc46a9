import {
  closestCenter,
  DndContext,
  useDraggable,
  useDroppable,
  type Announcements,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { NightStepper } from '#client/components/night-stepper.tsx';
import { DragHandle, useDragSensors } from '../drag-handle.tsx';
import { type DraftStay, moved, stayLabel, withoutPlace } from './route-draft.ts';
import classes from './route.module.css';

/** A route has two ends. */
const LEAST_PLACES = 2;
const INSTRUCTIONS =
  'To move a place, press Space or Enter. Then choose its position with the up and down arrow keys, and press Space or Enter again. Escape leaves it where it was.';

type RouteListProps = {
  stays: readonly DraftStay[];
  onChange: (stays: readonly DraftStay[]) => void;
};

/** The places of a trip, to be ordered by mouse, finger or keyboard, with the nights in each. */
export function RouteList({ stays, onChange }: RouteListProps) {
  const sensors = useDragSensors(stepToRow(stays));
  const list = useRef<HTMLOListElement>(null);
  const onRemove = (index: number) => {
    onChange(withoutPlace(stays, index));
    // The button that had the focus is gone.
    list.current?.focus();
  };
  const finish = ({ active, over }: DragEndEvent) => {
    const [from, to] = [indexOf(stays, active.id), indexOf(stays, over?.id)];

    if (from >= 0 && to >= 0 && from !== to) onChange(moved(stays, from, to));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announce(stays),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragEnd={finish}
    >
      <ol ref={list} tabIndex={-1} className={classes.stays} aria-label="Places, in order">
        {stays.map((stay, index) => (
          <RouteRow
            key={stay.key}
            stay={stay}
            label={stayLabel(stays, stay)}
            order={stays}
            onNights={(nights) => onChange(stays.with(index, { ...stay, nights }))}
            onRemove={stays.length > LEAST_PLACES ? () => onRemove(index) : undefined}
          />
        ))}
      </ol>
    </DndContext>
  );
}

type RouteRowProps = {
  stay: DraftStay;
  /** Its place, and which of its stays where there are several. */
  label: string;
  order: readonly DraftStay[];
  onNights: (nights: number) => void;
  /** Undefined where no place can be spared. */
  onRemove: (() => void) | undefined;
};

function RouteRow({ stay, label, order, onNights, onRemove }: RouteRowProps) {
  const { key, nights } = stay;
  const draggable = useDraggable({ id: key });
  const { transform, active, over } = draggable;
  const { setNodeRef: setRow } = useDroppable({ id: key });
  const steps = stepsAside(indexOf(order, key), {
    from: indexOf(order, active?.id),
    to: indexOf(order, over?.id),
  });

  return (
    <li
      ref={setRow}
      className={classes.stay}
      data-dragged={transform ? true : undefined}
      data-aside={active && !transform ? steps : undefined}
      style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
    >
      <DragHandle
        draggable={draggable}
        name={label}
        title="Drag to another position"
        className={classes.handle}
      />
      <span className={classes.name}>{label}</span>
      <NightStepper
        className={classes.nights}
        place={label}
        nights={nights}
        least={1}
        onChange={onNights}
      />
      <ActionIcon aria-label={`Remove ${label}`} disabled={!onRemove} onClick={onRemove}>
        <IconX size={18} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}

function indexOf(stays: readonly DraftStay[], key: string | number | undefined): number {
  return stays.findIndex((stay) => stay.key === key);
}

type Move = { from: number; to: number };

/** How many rows, up or down, a row makes way for the one that is moved. */
function stepsAside(at: number, { from, to }: Move): -1 | 0 | 1 {
  if (from < 0 || to < 0) return 0;
  if (at > from && at <= to) return -1;
  return at < from && at >= to ? 1 : 0;
}

const ARROW_STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Each arrow key leads to the next row. */
function stepToRow(stays: readonly DraftStay[]): KeyboardCoordinateGetter {
  return (event, { active, context, currentCoordinates }) => {
    const step = ARROW_STEPS[event.code];

    if (step === undefined) return undefined;
    event.preventDefault();
    const at = indexOf(stays, context.over?.id ?? active);
    const rect = context.droppableRects.get(stays[at + step]?.key ?? '');
    const own = context.droppableRects.get(active);
    const handle = context.active?.rect.current.initial;

    // The handle is what is dragged: in the other row it stands where it stands in its own.
    return rect && own && handle
      ? { x: currentCoordinates.x, y: rect.top + handle.top - own.top }
      : undefined;
  };
}

/** What a screen reader says while a place is moved. */
function announce(stays: readonly DraftStay[]): Announcements {
  const nameOf = (id: string | number) => {
    const stay = stays[indexOf(stays, id)];

    return stay ? stayLabel(stays, stay) : '';
  };
  const position = (id: string | number | undefined) =>
    `position ${indexOf(stays, id) + 1} of ${stays.length}`;

  return {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}. ${INSTRUCTIONS}`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)}: ${position(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) => `Put ${nameOf(active.id)} down: ${position(over?.id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  };
}
