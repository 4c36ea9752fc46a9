import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useKeptScroll } from './scroll-restoration.ts';
import classes from './my-trips-page.module.css';
import { TripCard } from './trip-card.tsx';
import type { DrawnGridProps } from './trip-grid-props.ts';
import { useHandedFocus } from './handed-focus.ts';

const MIN_CARD_PX = 288;
const CARD_GAP_PX = 24;

/** What a card has below its picture, about; each row is measured once it is drawn. */
const CARD_TEXT_PX = 178;
const OVERSCAN_ROWS = 3;

/**
 * The cards in rows of as many as fit; only the rows near the window are in the document, and the one that
 * holds the focus. Screen readers are told each card's place among all.
 */
export function LongTripGrid(props: DrawnGridProps) {
  const { trips, total, onNearEnd, onAction, handed, menuOf } = props;
  const frame = useRef<HTMLDivElement>(null);
  const shape = useColumns(frame);
  const { columns } = shape;
  const [focusedRow, setFocusedRow] = useState<number>();
  const { rowsFor, remember } = useKeptScroll({ hasRows: true });
  const rowCount = Math.ceil(trips.length / columns);
  const rows = useWindowVirtualizer({
    count: rowCount,
    estimateSize: (index) => rowsFor(columns)[index]?.size ?? estimateRow(shape),
    gap: CARD_GAP_PX,
    overscan: OVERSCAN_ROWS,
    scrollMargin: shape.top,
    rangeExtractor: (range) => withFocused(range, focusedRow),
  });
  const shown = rows.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;

  useHandedFocus(frame, handed);
  remember(columns, () => rows.measurementsCache);
  useLayoutEffect(() => rows.measure(), [rows, columns, shape.width]);
  useEffect(() => {
    if (lastShown >= rowCount - OVERSCAN_ROWS) onNearEnd();
  }, [lastShown, rowCount, onNearEnd]);

  return (
    <div
      ref={frame}
      role="list"
      aria-label="Your trips"
      className={classes.window}
      style={{ height: rows.getTotalSize() }}
      onBlur={() => setFocusedRow(undefined)}
    >
      {shown.map((row) => (
        <div
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          role="presentation"
          className={classes.row}
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - shape.top}px)`,
          }}
          onFocus={() => setFocusedRow(row.index)}
        >
          {trips.slice(row.index * columns, (row.index + 1) * columns).map((trip, column) => (
            <div
              key={trip.id}
              role="listitem"
              aria-setsize={total}
              aria-posinset={row.index * columns + column + 1}
            >
              <TripCard trip={trip} menu={menuOf(trip)} onAction={onAction} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function estimateRow({ columns, width }: GridShape): number {
  const card = (width - CARD_GAP_PX * (columns - 1)) / columns;

  return Math.round((card * 9) / 16 + CARD_TEXT_PX);
}

/** The focus never falls out of the document because its row scrolled away. */
function withFocused(range: Range, focused: number | undefined): number[] {
  const near = defaultRangeExtractor(range);

  if (focused === undefined || focused >= range.count || near.includes(focused)) return near;
  return [...near, focused].toSorted((a, b) => a - b);
}

type GridShape = { columns: number; width: number; top: number };

/** How many cards fit beside each other in `frame`, and where it begins in the document. */
function useColumns(frame: RefObject<HTMLElement | null>): GridShape {
  const [shape, setShape] = useState<GridShape>({ columns: 1, width: MIN_CARD_PX, top: 0 });

  useLayoutEffect(() => {
    const element = frame.current;

    if (!element) return undefined;
    const measure = () => {
      const { top, width } = element.getBoundingClientRect();
      const next = {
        columns: columnsFor(width),
        width: Math.round(width),
        top: Math.round(top + window.scrollY),
      };

      setShape((old) =>
        old.columns === next.columns && old.width === next.width && old.top === next.top
          ? old
          : next,
      );
    };
    const observer = new ResizeObserver(measure);

    measure();
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [frame]);

  return shape;
}

/** Cards are at least 18 rem wide, and never wider than the frame. */
function columnsFor(width: number): number {
  return Math.max(1, Math.floor((width + CARD_GAP_PX) / (MIN_CARD_PX + CARD_GAP_PX)));
}
