import { stopsOf } from './judge-plan.ts';
import type { Verdict } from './run-case.ts';
import type { Tokens } from './token-count.ts';

/** Every figure of the evaluation, then every weakness with its reason. */
export function printReport(verdicts: readonly Verdict[], tokens: Tokens): void {
  const trips = verdicts.flatMap(({ outcome }) => ('trip' in outcome ? [outcome.trip] : []));
  const stops = trips.flatMap(stopsOf);
  const real = stops.filter(({ place }) => place && !place.unverified);
  const kinds = trips.map((trip) =>
    share(new Set(stopsOf(trip).map(({ place }) => place?.kind)).size, stopsOf(trip).length),
  );
  const makers = new Set(trips.map(({ generatedBy }) => generatedBy));
  const rows: [string, string][] = [
    ['made by', [...makers].join('; ') || 'nobody'],
    [
      'wishes',
      `${verdicts.length}, ${trips.length} planned, ${verdicts.length - trips.length} refused`,
    ],
    ['valid', rate(verdicts.filter(({ faults }) => faults.length === 0).length, verdicts.length)],
    ['wishes kept', rate(...keptOf(verdicts))],
    ['real places', rate(real.length, stops.length)],
    [
      'variety',
      `${new Set(trips.map(({ destination }) => destination.id)).size} destinations, ${new Set(stops.map(({ place }) => place?.id)).size} places; ${percent(median(kinds))} of a trip's stops are of a kind of their own`,
    ],
    [
      'cost',
      tokens.calls === 0
        ? 'no tokens'
        : `${tokens.tokensIn} tokens in, ${tokens.tokensOut} out, ${tokens.calls} calls, $${tokens.usd.toFixed(4)}`,
    ],
    ['time', timesOf(verdicts.map(({ ms }) => ms))],
    ...(tokens.calls === 0
      ? []
      : [['of it, model', timesOf(verdicts.map(({ modelMs }) => modelMs))] as [string, string]]),
  ];

  for (const [name, value] of rows) say(`${name.padEnd(14)}${value}`);
  printThemes(verdicts);
  printWeaknesses(verdicts);
}

/** One line for each way in which a model behaved: what came of the wishes told to it. */
export function printComparison(
  rows: readonly { name: string; verdicts: readonly Verdict[] }[],
): void {
  say(`${'behaviour'.padEnd(13)} valid           wishes kept     by the model  longest, model`);
  for (const { name, verdicts } of rows) {
    const trips = verdicts.flatMap(({ outcome }) => ('trip' in outcome ? [outcome.trip] : []));
    const helped = trips.filter(({ generatedBy }) => generatedBy !== 'built-in planner').length;
    const longest = (pick: (one: Verdict) => number) => Math.round(Math.max(...verdicts.map(pick)));
    const valid = verdicts.filter(({ faults }) => faults.length === 0).length;

    say(
      [
        name.padEnd(13),
        short(valid, verdicts.length).padEnd(15),
        short(...keptOf(verdicts)).padEnd(15),
        `${helped} of ${trips.length}`.padEnd(13),
        `${longest(({ ms }) => ms)} ms, ${longest(({ modelMs }) => modelMs)} ms`,
      ].join(' '),
    );
  }
  for (const { name, verdicts } of rows) {
    const faults = verdicts.flatMap(({ one, faults: own }) =>
      own.map((fault) => `- ${name}, ${one.name}: invalid: ${fault}`),
    );

    faults.forEach(say);
  }
}

const short = (part: number, whole: number) => `${percent(share(part, whole))} of ${whole}`;

function printThemes(verdicts: readonly Verdict[]): void {
  const themes = [...new Set(verdicts.map(({ one }) => one.theme))];

  say('');
  for (const theme of themes) {
    const own = verdicts.filter(({ one }) => one.theme === theme);

    say(`${theme.padEnd(24)}${rate(...keptOf(own))} of its wishes kept`);
  }
}

function printWeaknesses(verdicts: readonly Verdict[]): void {
  const weak = verdicts.filter(({ faults, missed }) => faults.length > 0 || missed.some(Boolean));

  say(`\n${weak.length} weaknesses`);
  for (const { one, faults, missed } of weak) {
    const reasons = [...faults.map((fault) => `invalid: ${fault}`), ...missed.filter(Boolean)];

    say(`- ${one.theme}, ${one.name}: ${reasons.join(' | ')}`);
  }
}

function keptOf(verdicts: readonly Verdict[]): [number, number] {
  const all = verdicts.flatMap(({ missed }) => missed);

  return [all.filter((fault) => fault === undefined).length, all.length];
}

function timesOf(ms: readonly number[]): string {
  const times = ms.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(times[Math.floor(part * (times.length - 1))] ?? 0);

  return `median ${at(0.5)} ms, 90% ${at(0.9)} ms, longest ${at(1)} ms`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
const rate = (part: number, whole: number) =>
  `${percent(share(part, whole))} (${part} of ${whole})`;
const say = (line: string) => process.stdout.write(`${line}\n`);
