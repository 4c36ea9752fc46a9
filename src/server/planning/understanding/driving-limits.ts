import { foldText } from '#server/catalogue/fold-text.ts';
import { COUNTS } from './wish-words.ts';

/** How far and when a party drives, where it does: "no driving after dark", "at most four hours a day". */
export type DrivingLimits = {
  isByDayOnly?: boolean;
  isSoberOnly?: boolean;
  /** At most so many hours behind the wheel in a day. */
  hoursADay?: number;
};

const DRIVE = '(?:driv(?:e|es|ing)|(?:behind|at) the wheel)';
const NOT =
  '(?:no|not|nt|never|nobody|no one|neither(?: of us)?|none of us|avoid\\w*|without|hates?|dislikes?|rather not|prefer not)';
const DARK =
  '(?:after|in(?: the)?|at|by|before|during|through|(?:when|once|while) it (?:is|s)) (?:the )?(?:dark|darkness|nights?|night time|sunset|nightfall)';
const DRINK =
  '(?:after|when|if|while|having) (?:\\w+ ){0,4}?(?:drink\\w*|drunk|drank|wines?|beers?|pints?|alcohol|tastings?)';
const NUMBER = '(\\d{1,2}|one|two|three|four|five|six|seven|eight)';

/** Driving and what is said against it in one breath, as far as the hour or the glass. */
const LIMITED = new RegExp(
  String.raw`\b${NOT} (?:\w+ ){0,5}?${DRIVE} (?:\w+ ){0,2}?(?:(?:${DARK}|${DRINK})(?: (?:and|or|nor) (?:${DARK}|${DRINK}|when (?:we are )?tired))*)`,
  'g',
);
const HOURS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:more than|over|longer than|at most|max(?:imum)?|up to|no more than|not exceed\w*) ${NUMBER} (?:h|hrs?|hours?) (?:of |in the car |behind the wheel )?(?:${DRIVE} )?(?:in )?(?:a|per|each|every|any)(?: one| single)? day\b`,
  ),
  new RegExp(
    String.raw`\b${DRIVE} (?:for )?(?:more than|over|longer than|at most|max(?:imum)?|up to|no more than) ${NUMBER} (?:h|hrs?|hours?)\b`,
  ),
  new RegExp(
    String.raw`\b(?:more than|over|longer than|at most|max(?:imum)?|up to|no more than) ${NUMBER} (?:h|hrs?|hours?) (?:of )?${DRIVE}\b`,
  ),
];

/** What notes say of when and how long the party drives; undefined where they say nothing of it. */
export function readDrivingLimits(notes: string): DrivingLimits | undefined {
  const text = foldText(notes.replaceAll(/n['’]t\b/gi, ' nt'));
  const said = (text.match(LIMITED) ?? []).join(' ');
  const hours = hoursIn(text);
  const limits: DrivingLimits = {
    ...(new RegExp(String.raw`\b${DARK}\b`).test(said) ? { isByDayOnly: true } : {}),
    ...(new RegExp(String.raw`\b${DRINK}\b`).test(said) ? { isSoberOnly: true } : {}),
    ...(hours === undefined ? {} : { hoursADay: hours }),
  };

  return Object.keys(limits).length > 0 ? limits : undefined;
}

function hoursIn(text: string): number | undefined {
  if (!new RegExp(String.raw`\b${DRIVE}\b`).test(text)) return undefined;
  const [said] = HOURS.flatMap((words) => words.exec(text)?.[1] ?? []);

  return said === undefined ? undefined : (COUNTS[said] ?? Number(said));
}

const AS_WRITTEN =
  /(?<=\b(?:drive|drives|driving)\b[^.;!?\n]{0,20}?)\b(?:after|when|if|while|having) (?:[\w'’]+ ){0,4}?(?:drinking|drinks?|drunk|drank|wines?|beers?|pints?|alcohol|tastings?)\b/giu;

/** Notes without the glass that nobody drives after: it asks for no bar. */
export function withoutDrivingLimits(notes: string): string {
  return notes.replaceAll(AS_WRITTEN, ' ');
}
