import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import { isRamadanIn } from '#server/catalogue/ramadan.ts';
import type { Visit } from '#server/planner/problem.ts';
import { appealOf } from '../candidates/appeal.ts';
import { THEME_WISH } from '../themes/themed-sights.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { pleasure } from '../candidates/value-model.ts';
import type { DayFacts } from '../days/day-facts.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { fromTheMorning, isDayHike } from '../days/morning-hikes.ts';
import { bestSpans, shareAtOtherHours, spansAtLight, spansInFrame } from '../days/visit-hours.ts';
import { spansWithin } from '#server/planner/spans.ts';

type TripDays = {
  frames: readonly DayFrame[];
  facts: readonly DayFacts[];
  festive?: { day: number } | undefined;
};

/** When a visit is possible and when it is best, on each day of the problem. What is locked keeps its own hours. */
export function hoursOfVisit(
  { frames, facts, festive }: TripDays,
  { file, visit }: Pick<Candidate, 'file' | 'visit'>,
  dayIndexes: readonly number[],
): Pick<Visit, 'spans' | 'bestSpans' | 'otherHourLoss'> {
  const days = dayIndexes.flatMap((index) => {
    const [frame, day] = [frames[index], facts[index]];

    return frame && day
      ? [
          {
            frame,
            day,
            isFestive: festive?.day === index,
            spans: visit.spans[index] ?? [],
            asked: visit.bestSpans?.[index],
          },
        ]
      : [];
  });

  if (visit.lockedAt) return { spans: days.map(({ spans }) => spans) };
  if ('travelMinutes' in file) {
    return {
      spans: days.map(({ frame, spans }) => spansWithin(spans, [-Infinity, frame.dayEnd])),
    };
  }
  const inFrame = days.map(({ frame, spans, day, isFestive, asked }) => ({
    day,
    asked,
    frame,
    opens: spans[0]?.[0],
    // A festive dinner is long, and the sun sets over it, as over the dinner that breaks a fast.
    spans: spansInFrame(file, spans, {
      frame,
      sunset:
        isFestive || isRamadanIn(day.country, day.date) || isDrinkUnasked({ file, visit })
          ? 0
          : day.sunset,
    }),
  }));
  const atLight = spansAtLight(file, inFrame, visit.minutes);

  if (atLight) return { spans: atLight };
  if (isDayHike(file)) return { spans: fromTheMorning(inFrame, visit.minutes) };
  // What a first visit is made for is seen before the day of going home, where another day has room.
  const best = inFrame.map(({ spans, asked, ...at }) =>
    visit.strong && at.frame.kind === 'Departure Day' ? [] : (asked ?? bestSpans(file, spans, at)),
  );

  return {
    spans: inFrame.map(({ spans }) => spans),
    ...(best.every((one) => one === undefined)
      ? {}
      : {
          bestSpans: best.map((one, i) => one ?? inFrame[i]?.spans ?? []),
          otherHourLoss: visit.otherHourLoss ?? lossAtOtherHours({ file, visit }, days),
        }),
  };
}

/** Whoever comes for a famous sight minds the wrong hour as much as those whose interest it is. */
function lossAtOtherHours(
  { file, visit }: { file: PlaceFile; visit: Visit },
  days: readonly { day: DayFacts }[],
): number {
  const share = Math.min(...days.map(({ day }) => shareAtOtherHours(file, day)));

  return (1 - share) * Math.max(visit.value, pleasure(appealOf(file), visit.minutes));
}

/** A bar that nobody asked for holds up no dinner, and takes no morning from a day, for its view of the sunset. */
function isDrinkUnasked({ file, visit }: Pick<Candidate, 'file' | 'visit'>): boolean {
  return (
    'kind' in file &&
    file.kind === 'bar' &&
    !visit.mandatory &&
    !visit.meets.some((wish) => wish.startsWith(THEME_WISH))
  );
}
