import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { namesOf } from '#server/catalogue/names-of.ts';
import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { caresIn } from '../cares/care-words.ts';
import { keptOutBy } from '../cares/kept-out.ts';
import { keptOut, knownEntries } from '../asked/outcome.ts';
import { refusedFoodsIn } from '../diet/read-refused-foods.ts';
import { SAID_FOODS } from '../diet/refused-foods.ts';
import { COMMA, plainWords } from '../understanding/clauses.ts';
import { runPattern } from '../understanding/run-pattern.ts';
import { runsSaid, wordsRead } from '../understanding/said-runs.ts';
import { isTurnedDownBehind } from '../understanding/turned-down.ts';
import { type Asking, avoidedThemes, clausesToRead } from './read-themes.ts';
import { isCalledSo, type RefusedThing, refusedThings } from './refused-things.ts';
import { isOfTheme, type Theme } from './theme.ts';
import { THEMES } from './themes.ts';
import { sightsCalled } from './worded-themes.ts';
import { onceFor } from '#shared/remember.ts';

type World = { catalogue: Catalogue; destination: Destination };

/** "No big group tours", "we hate tour groups". */
const NO_GROUPS =
  /\b(?:no|not|nt|never|avoid\w*|without|hates?|dislikes?|skip|fan of|rather than|instead of|kein\w*|ohne|pas de|sans|sin|senza|sem) (?:(?!xcommax|and |an? )\w+ ){0,3}?(?:group tours?|tour groups?|tours? in (?:big |large )?groups?|(?:big|large|organi[sz]ed|guided) (?:groups?|tours?)|(?:coach|bus) tours?|gruppenreisen?|gruppentour\w*|(?:gruppi|visite) (?:guidat|turistic)\w+|grupos? turistic\w+)\b/;
const GROUP_TOURS: Theme = {
  name: 'group tours',
  words: /(?!)/,
  text: /\b(?:(?:food|walking|tasting|tapas|wine|market|bike|bicycle|cycling|segway|bus|coach|van|pub|bar|ghost|guided|group|day|minibus) tours?|tours? (?:on foot|by (?:coach|bus|van|minibus|bike))|small group|(?:pub|bar|tapas) crawl)\b/,
};
/** Right before a thing these refuse it. */
const REFUSED =
  /\b(?:no|without|avoid|skip|hates?|dislikes?|not (?:into|keen on|interested in)|(?:do|does|would)(?: not|nt) (?:want|like|do|need))(?: (?:any|more|the|to|see|do|of|these|those|big|silly|stupid|cruel|bloody))*$/;

/** All that is left out: themes that the notes speak against, things in words of their own, and what was met before. */
export function allTurnedDown(asking: Asking, { catalogue, destination }: World): readonly Theme[] {
  return allFor(catalogue)(destination)(asking);
}

/** Read once for each request and place: a plan asks before each of its dinners. */
const allFor = onceFor((catalogue: Catalogue) =>
  onceFor((destination: Destination) =>
    onceFor((asking: Asking): readonly Theme[] => {
      const world = { catalogue, destination };

      return [
        ...avoidedThemes(asking, catalogue),
        ...turnedDownThings(asking, world),
        ...refusedThings(asking, catalogue).map((thing) => sightsCalledSo(thing, world)),
        ...THEMES.filter(({ name }) => asking.metThemes?.includes(name)),
      ];
    }),
  ),
);

/** "No cemeteries": what a name ends with, whatever kind the sight is listed as. */
function sightsCalledSo({ said }: RefusedThing, { destination }: World): Theme {
  const files = destination.places.filter((file) => isCalledSo(file, said));

  return { name: said, words: /(?!)/, files: new Set(files) };
}

/** What notes turn down in words of their own that sights are called by: "no plantations", "no camel rides". */
export function turnedDownThings(
  asking: Asking,
  { catalogue, destination }: World,
): readonly Theme[] {
  return thingsFor(catalogue)(destination)(asking);
}

const thingsFor = onceFor((catalogue: Catalogue) =>
  onceFor((destination: Destination) =>
    onceFor((asking: Asking) => readTurnedDown(asking, { catalogue, destination })),
  ),
);

function readTurnedDown(asking: Asking, { catalogue, destination }: World): readonly Theme[] {
  const read = [
    ...wordsRead(destination, catalogue.countries),
    ...refusedFoodsIn(asking.additionalPreferences).flatMap((food) => SAID_FOODS.get(food) ?? []),
  ];
  const runs = runsSaid(clausesToRead(asking, catalogue), read, (run) =>
    calledBy(run, destination),
  );
  const things = runs
    .filter(
      ({ clause, before, said }) =>
        REFUSED.test(plainWords(before)) || isRefusedBehind(clause, `${before} ${said}`),
    )
    .map(({ said, found }) => ({ name: said, words: /(?!)/, files: new Set(found) }));
  const text = foldText(
    asking.additionalPreferences.replaceAll(/n['’]t\b/gi, ' not').replaceAll(',', ` ${COMMA} `),
  );

  return NO_GROUPS.test(text) ? [GROUP_TOURS, ...things] : things;
}

/** "Quad bikes no thank you". */
function isRefusedBehind(clause: string, upTo: string): boolean {
  return isTurnedDownBehind(clause.slice(upTo.trim().length).replaceAll(` ${COMMA}`, ','));
}

/** Sights whose names hold the run: a word in what is told of one turns nothing down. */
function calledBy(run: readonly string[], destination: Destination) {
  const pattern = runPattern(run);
  const files = sightsCalled(run, destination)?.filter((file) =>
    namesOf(file).some((one) => pattern.test(foldText(one))),
  );

  return files && files.length > 0 ? files : undefined;
}

/** What was turned down in words of its own, one by one: left out, or where it still is. */
export function turnedDownOutcomes(
  asking: Asking,
  { days, ...world }: World & { days: readonly PlannedDay[] },
): AskedOutcome[] {
  const told = keptOutBy(caresIn(asking.additionalPreferences)).map(({ name }) => name);

  return turnedDownThings(asking, world)
    .filter(({ name }) => !told.includes(name))
    .map((theme) => {
      const names = knownEntries(days, world.catalogue).flatMap(({ known }) =>
        known.type !== 'food' && isOfTheme(known.file, theme) ? [known.file.name] : [],
      );

      return keptOut(`No ${theme.name}`, [...new Set(names)]);
    });
}
