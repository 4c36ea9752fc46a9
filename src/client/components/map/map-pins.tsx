import { IconBed } from '@tabler/icons-react';
import { useRef, type KeyboardEvent } from 'react';
import type { LaidPin } from './layout-pins.ts';
import type { MapPoint } from './map-types.ts';
import classes from './trip-map.module.css';

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

type MapPinsProps = {
  pins: readonly LaidPin[];
  activeId: string | undefined;
  onActive: (id: string | undefined) => void;
  onSelect: (id: string) => void;
};

/** The pins as buttons: one is in the tab order, the arrow keys lead to the others. */
export function MapPins({ pins, activeId, onActive, onSelect }: MapPinsProps) {
  const list = useRef<HTMLUListElement>(null);
  const entryId = pins.some(({ point }) => point.id === activeId) ? activeId : pins[0]?.point.id;

  const moveFocus = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const here = buttons.findIndex((button) => button === document.activeElement);

    if (step === undefined || here < 0) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(buttons.length - 1, here + step))]?.focus();
  };

  return (
    <ul ref={list} className={classes.pins} onKeyDown={moveFocus}>
      {pins.map(({ point, spot, size, isDot, label }) => (
        <li
          key={point.id}
          className={classes.spot}
          style={{ '--x': `${spot.x}px`, '--y': `${spot.y}px` }}
          data-active={point.id === activeId || undefined}
        >
          <button
            type="button"
            className={classes.pin}
            data-kind={point.kind}
            data-dot={isDot || undefined}
            style={{ '--width': `${size.width}px`, '--height': `${size.height}px` }}
            aria-label={pinName(point)}
            tabIndex={point.id === entryId ? 0 : -1}
            onClick={() => onSelect(point.id)}
            onFocus={() => onActive(point.id)}
            onBlur={() => onActive(undefined)}
            onPointerEnter={() => onActive(point.id)}
            onPointerLeave={() => onActive(undefined)}
          >
            <PinFace point={point} isDot={isDot && point.id !== activeId} />
          </button>
          {label && point.id !== activeId && (
            <span
              className={classes.name}
              data-side={label.side}
              style={{
                '--dx': `${label.x - spot.x}px`,
                '--dy': `${label.y - spot.y}px`,
                '--width': `${label.width}px`,
              }}
              aria-hidden="true"
            >
              {point.label}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** "2. Capo Market, 14:00". */
export function pinName({ number, label, text, detail }: MapPoint): string {
  const name = number === undefined ? label : `${number}. ${label}`;

  return [name, text, detail].filter((part) => part !== undefined && part !== '').join(', ');
}

function PinFace({ point, isDot }: { point: MapPoint; isDot: boolean }) {
  if (point.kind === 'stay') return <IconBed size={18} stroke={2} aria-hidden="true" />;
  return isDot ? null : (point.text ?? point.number);
}
