import { joinWords, capital } from '#server/planning/candidates/place-words.ts';
import { formatMoney } from '#shared/money.ts';
import type { PlanDifference } from './compare-plans.ts';

const MOST_NAMED = 3;

/** "4 stops fewer, Aventine instead of Pantheon, $120 less." */
export function differenceText({ added, removed, stops, usd }: PlanDifference): string {
  const parts = [
    ...(stops === 0
      ? []
      : [
          `${Math.abs(stops)} ${stops < 0 ? 'fewer' : 'more'} ${Math.abs(stops) === 1 ? 'stop' : 'stops'}`,
        ]),
    ...(added.length > 0 ? [`with ${named(added)}`] : []),
    ...(removed.length > 0 ? [`without ${named(removed)}`] : []),
    ...(Math.abs(usd) < 1 ? [] : [`${formatMoney(Math.abs(usd))} ${usd < 0 ? 'less' : 'more'}`]),
  ];

  return parts.length > 0 ? capital(`${parts.join(', ')}.`) : 'The same stops this time.';
}

/** "The Pantheon would take the place of A, and cost $12 more." */
export function costText(name: string, { removed, travelMinutes, usd }: PlanDifference): string {
  const parts = [
    ...(removed.length > 0
      ? [`take the place of ${named(removed)}`]
      : ['fit without dropping a sight']),
    ...(travelMinutes === 0
      ? []
      : [`mean ${Math.abs(travelMinutes)} minutes ${travelMinutes > 0 ? 'more' : 'less'} travel`]),
    ...(Math.abs(usd) < 1
      ? []
      : [`cost ${formatMoney(Math.abs(usd))} ${usd > 0 ? 'more' : 'less'}`]),
  ];

  return `${name} would ${joinWords(parts)}.`;
}

function named(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;

  return joinWords([...names.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])]);
}
