import { decapital } from '../candidates/place-words.ts';
import type { CareId } from './care.ts';

export const IN_MIND = 'With you in mind: ';

/** What a friend would tell those who have a care, in one sentence. */
const ADVICE: Readonly<Record<CareId, string>> = {
  baby: 'Order taxis with an infant seat, ask the hotel for a cot now, and pack a carrier for where the pram has to wait.',
  heights:
    'On stairs and bridges keep to the wall side, and let the others go up while you have a coffee below.',
  'tight-spaces':
    'Trams, buses and taxis keep you above ground; at the big sights ask staff for the wide way out.',
  boats:
    'Should a boat be the only way, sit low and in the middle, watch the horizon, and take a tablet an hour before.',
  'winding-roads':
    'Sit in front and look far ahead, eat something dry before you set off, and ask drivers to take the bends slowly.',
  breath:
    'Carry your medicine with you and not in the suitcase, take lifts even for one floor, and ask your doctor about the height and the air before you book.',
  cold: 'Two thin layers beat a thick one, and warm soles matter most: bring wool socks and pocket warmers.',
  noise: 'Bring earplugs, and write to the hotel before you arrive that you sleep lightly.',
  calm: 'Sit at the edge of a room rather than in its middle, and come for dinner in the first half hour, when it is quietest.',
  alone:
    'Lunch is the easiest big meal alone; book dinner for one early in the evening, and share the plan of each day with somebody at home.',
  'first-abroad':
    'Check today that your passports are valid for six months beyond the trip and whether you need a visa or an entry permit; tell your bank, and keep a photo of each passport on your phone.',
  'early-flights':
    'Count back from take-off two hours at the airport and the way there: a flight at eleven already means getting up at seven.',
  'jet-lag':
    'On the first day stay in daylight until the evening, nap no longer than 20 minutes, and be in bed by ten.',
  'short-walks':
    'Ask taxis to wait at the door rather than at the corner, and museums for a folding stool: many lend one.',
};

/** What a friend would tell a party with cares. */
export function careAdvice(cares: readonly CareId[] = []): string[] {
  return cares.slice(0, MOST).map((id) => `${IN_MIND}${decapital(ADVICE[id])}`);
}

const MOST = 2;
