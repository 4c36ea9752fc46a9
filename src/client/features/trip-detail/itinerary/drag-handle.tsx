import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type KeyboardCoordinateGetter,
  type useDraggable,
} from '@dnd-kit/core';
import { IconGripVertical } from '@tabler/icons-react';

const DRAG_FROM_PX = 5;
/** A finger that moves sooner scrolls the page. */
const LONG_PRESS = { delay: 200, tolerance: 8 };

/** Dragging by mouse, finger or keyboard; the getter says where an arrow key leads. */
export function useDragSensors(coordinateGetter: KeyboardCoordinateGetter) {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );
}

type DragHandleProps = {
  draggable: ReturnType<typeof useDraggable>;
  name: string;
  title: string;
  className: string | undefined;
};

/** What a thing is dragged by. */
export function DragHandle({ draggable, name, ...button }: DragHandleProps) {
  const { attributes, listeners, setNodeRef } = draggable;

  return (
    <button
      {...attributes}
      {...listeners}
      {...button}
      ref={setNodeRef}
      type="button"
      aria-label={`Move ${name}`}
    >
      <IconGripVertical size={18} aria-hidden="true" />
    </button>
  );
}
