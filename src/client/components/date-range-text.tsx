import { formatDay } from '#shared/dates.ts';

type DateRangeTextProps = { start: string | null | undefined; end: string | null | undefined };

/** "Jan 5, 2025 – Jan 9, 2025", with each day readable by machines. */
export function DateRangeText({ start, end }: DateRangeTextProps) {
  return (
    <span className="tabular">
      <time dateTime={start ?? undefined}>{formatDay(start)}</time>
      {' – '}
      <time dateTime={end ?? undefined}>{formatDay(end)}</time>
    </span>
  );
}
