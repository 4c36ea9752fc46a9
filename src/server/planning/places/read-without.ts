import { foldText } from '#server/catalogue/fold-text.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { caresIn } from '../cares/care-words.ts';
import { readLimit } from '../asked/read-limit.ts';
import { isWithPram } from '../asked/party-outcomes.ts';
import { askedAmenities } from '../candidates/stay-amenities.ts';
import { readAllergies, readChildren, readDiets, readStepFree } from '../asked/read-party.ts';
import { toldOnlyOutcomes } from '../asked/told-only.ts';
import { readAppointments } from '../asked/read-appointments.ts';
import { wantsSafeFood } from '../diet/safe-food.ts';
import { refusedFoodsIn } from '../diet/read-refused-foods.ts';
import { readTimes } from '../asked/read-times.ts';
import { readRideWords } from '../journey/ride-words.ts';
import { readRhythm } from '../rhythm/read-rhythm.ts';
import { avoidedThemes, readThemes } from '../themes/read-themes.ts';
import { readKindLimits } from '../understanding/kind-measures.ts';
import { saidInterests } from '../understanding/said-interests.ts';
import { OCCASION_WORDS } from '../understanding/wish-words.ts';
import { readWishes } from '../understanding/wishes.ts';

/** Long enough for whatever is said of a day. */
const ANY_TRIP = { departureDate: '2027-05-03', returnDate: '2027-05-16' };

/** What the notes ask for beside names. */
function readingOf(notes: string, catalogue: Catalogue): string {
  // Names of sights are read of the places of the trip alone.
  const { understood: _, places: _sights, ...wishes } = readWishes(notes, catalogue);

  return JSON.stringify([
    wishes,
    readDiets(notes),
    readAllergies(notes),
    readChildren(notes),
    readStepFree(notes),
    refusedFoodsIn(notes),
    wantsSafeFood(foldText(notes)),
    readLimit(notes),
    readKindLimits(notes),
    saidInterests(notes),
    toldOnlyOutcomes(notes),
    // Beside an anniversary a special dinner is told as well.
    OCCASION_WORDS.filter(([, words]) => words.test(foldText(notes))).map(([what]) => what),
    askedAmenities(notes).map(({ wish }) => wish),
    isWithPram(notes),
    readRhythm(notes, ANY_TRIP),
    readRideWords(notes),
    readAppointments(notes, ANY_TRIP),
    readTimes(notes, { firstDay: ANY_TRIP.departureDate, lastDay: ANY_TRIP.returnDate }),
    [
      ...readThemes({ additionalPreferences: notes }, catalogue),
      ...avoidedThemes({ additionalPreferences: notes }, catalogue),
    ].map(({ name }) => name),
  ]);
}

/** Whether a part of a text asks for a theme by itself: the second of two words for one theme changes nothing. */
function asksForTheme(part: string, catalogue: Catalogue): boolean {
  return readThemes({ additionalPreferences: part }, catalogue).length > 0;
}

/** Which words or parts of a text some rule makes a wish of: without such a part the text asks for something else. */
export function usedWords(
  text: string,
  words: readonly string[],
  catalogue: Catalogue,
): ReadonlySet<string> {
  if (words.length === 0) return new Set();
  const whole = readingOf(text, catalogue);

  return new Set(
    words.filter(
      (word) =>
        asksForTheme(word, catalogue) ||
        caresIn(word).length > 0 ||
        readingOf(text.replaceAll(word, ' '), catalogue) !== whole,
    ),
  );
}
