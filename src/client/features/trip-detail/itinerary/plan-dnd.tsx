import {
  DndContext,
  DragOverlay,
  useDraggable,
  useDroppable,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { isHome, nextSlot, positionIn, slotId, slotText, type Slot } from './drop-slots.ts';
import { findStop, stopName, type FoundStop } from '#client/lib/itinerary/stop-keys.ts';
import { DragHandle, useDragSensors } from './drag-handle.tsx';
import classes from './plan-dnd.module.css';

type Days = readonly TripItineraryDay[];
/** Far enough for the library to look again where the stop is. */
const NUDGE_PX = 1;
const INSTRUCTIONS =
  'To move a stop, press Space or Enter. Then choose its place with the up and down arrow keys, and press Space or Enter again. Escape leaves it where it was.';

type PlanDndProps = {
  days: Days;
  onMove: (found: FoundStop, key: string, to: { toDay: number; toIndex: number }) => void;
  children: ReactNode;
};

/** Lets stops be dragged into any gap of any day, with the mouse, a finger or the keyboard. */
export function PlanDnd({ days, onMove, children }: PlanDndProps) {
  const [draggedKey, setDraggedKey] = useState<string>();
  // Where the arrow keys have led; undefined while a pointer drags.
  const keyboardSlot = useRef<Slot>(undefined);
  const sensors = useDragSensors(stepWithArrows(days, keyboardSlot));
  const collide = useMemo(() => gapDetection(keyboardSlot), []);
  const dragged = draggedKey === undefined ? undefined : findStop(days, draggedKey);

  const finish = ({ active, over }: DragEndEvent) => {
    const found = findStop(days, String(active.id));
    const slot = over && slotOf(over.id);

    setDraggedKey(undefined);
    keyboardSlot.current = undefined;
    if (found && slot && !isHome(found, slot)) {
      onMove(found, String(active.id), positionIn(found, slot));
    }
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collide}
      accessibility={{
        announcements: announce(days),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragStart={({ active }) => setDraggedKey(String(active.id))}
      onDragEnd={finish}
      onDragCancel={() => {
        setDraggedKey(undefined);
        keyboardSlot.current = undefined;
      }}
    >
      <div className={classes.area} data-dragging={draggedKey !== undefined || undefined}>
        {children}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={classes.card}>
            <IconGripVertical size={18} aria-hidden="true" />
            {stopName(dragged.stop)}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** The handle of a stop. */
export function StopHandle({ id, at, name }: { id: string; at: Slot; name: string }) {
  const draggable = useDraggable({ id, data: at });

  return (
    <DragHandle {...{ draggable, name }} title="Drag to another place" className={classes.handle} />
  );
}

/** A gap of a day; a line shows where the stop would come. */
export function DropGap({ slot, place }: { slot: Slot; place: 'before' | 'after' | 'alone' }) {
  const { setNodeRef, isOver, active } = useDroppable({ id: slotId(slot) });
  const from = isOver ? (active?.data.current as Slot | undefined) : undefined;

  return (
    <span
      ref={setNodeRef}
      className={classes.gap}
      data-place={place}
      data-over={(from && !isHome(from, slot)) || undefined}
      aria-hidden="true"
    />
  );
}

/** With a pointer the gap that is nearest to it, with the keyboard the one the arrows led to. */
function gapDetection(keyboardSlot: RefObject<Slot | undefined>): CollisionDetection {
  return ({ droppableContainers, droppableRects, pointerCoordinates }) => {
    if (!pointerCoordinates) {
      return keyboardSlot.current ? [{ id: slotId(keyboardSlot.current) }] : [];
    }
    let nearest: { id: UniqueIdentifier; distance: number } | undefined;

    for (const { id } of droppableContainers) {
      const rect = droppableRects.get(id);
      const distance = rect && Math.abs(rect.top + rect.height / 2 - pointerCoordinates.y);

      if (distance !== undefined && (!nearest || distance < nearest.distance))
        nearest = { id, distance };
    }
    return nearest ? [{ id: nearest.id }] : [];
  };
}

const ARROW_STEPS: Record<string, 1 | -1> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

function stepWithArrows(
  days: Days,
  keyboardSlot: RefObject<Slot | undefined>,
): KeyboardCoordinateGetter {
  return (event, { active, context, currentCoordinates }) => {
    const step = ARROW_STEPS[event.code];
    const from = findStop(days, String(active));

    if (step === undefined || !from) return undefined;
    event.preventDefault();
    keyboardSlot.current = nextSlot(days, from, { at: keyboardSlot.current ?? from, step });
    const rect = context.droppableRects.get(slotId(keyboardSlot.current));

    return {
      x: currentCoordinates.x + NUDGE_PX,
      y: rect?.top ?? currentCoordinates.y,
    };
  };
}

function slotOf(id: UniqueIdentifier): Slot | undefined {
  const [, day, index] = /^slot\/(\d+)\/(\d+)$/.exec(String(id)) ?? [];

  return day === undefined ? undefined : { day: Number(day), index: Number(index) };
}

/** What a screen reader says while a stop is moved. */
function announce(days: Days): Announcements {
  const told = (id: UniqueIdentifier, say: (found: FoundStop, name: string) => string) => {
    const found = findStop(days, String(id));

    return found && say(found, stopName(found.stop));
  };

  return {
    onDragStart: ({ active }) =>
      told(active.id, ({ day }, name) => `Picked up ${name} from day ${day}. ${INSTRUCTIONS}`),
    onDragOver: ({ active, over }) => {
      const slot = over && slotOf(over.id);

      return slot
        ? told(active.id, (found, name) => `${name}: ${slotText(days, found, slot)}.`)
        : undefined;
    },
    onDragEnd: ({ active, over }) => {
      const slot = over && slotOf(over.id);

      return told(active.id, (found, name) =>
        slot && !isHome(found, slot)
          ? `Put ${name} down: ${slotText(days, found, slot)}.`
          : `${name} stays where it was.`,
      );
    },
    onDragCancel: ({ active }) => told(active.id, (_, name) => `${name} stays where it was.`),
  };
}
