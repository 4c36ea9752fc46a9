import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { joinWords } from '../candidates/place-words.ts';
import { ALLERGY_CARDS } from './allergy-cards.ts';

type Plan = { destination: Destination; catalogue: Catalogue; days: readonly PlannedDay[] };

/** Local dishes and sauces that hold what people are allergic to, by country; where they are everyday food. */
const EVERYDAY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  peanuts: {
    TH: 'pad thai, som tam, satay and massaman',
    VN: 'pho sauces, summer rolls and bun bowls',
    ID: 'gado-gado, satay and pecel',
    MY: 'satay, rojak and nasi lemak',
    SG: 'satay, rojak and some laksa',
    CN: 'kung pao dishes, cold noodles and frying oil',
    MX: 'mole and salsa macha',
    SN: 'mafé',
    GH: 'groundnut soup',
    IN: 'chutneys, poha and chaat',
  },
  shellfish: {
    TH: 'curry pastes, som tam and nam prik (shrimp paste)',
    VN: 'bun rieu, spring rolls and many broths',
    SG: 'laksa, sambal and fried noodles',
    MY: 'laksa, sambal and belacan dishes',
    ID: 'sambal and nasi goreng',
    ES: 'paella and fideuà',
    PT: 'cataplana and rice dishes',
    JP: 'dashi, okonomiyaki and takoyaki',
    KR: 'kimchi and stews',
    US: 'gumbo, chowder and jambalaya',
  },
  fish: {
    JP: 'dashi in soups and sauces',
    TH: 'fish sauce in nearly everything',
    VN: 'fish sauce in nearly everything',
    KR: 'kimchi and broths',
  },
  sesame: {
    LB: 'tahini, hummus and za\u2019atar',
    IL: 'tahini, hummus and halva',
    JO: 'tahini and hummus',
    EG: 'tahini and koshary sauces',
    JP: 'sauces and dressings',
    KR: 'oil in nearly everything',
    TR: 'simit, tahini and halva',
  },
};

/**
 * An allergy is never called met, as no kitchen is checked for it: where it is everyday food is told, at which meals
 * of the plan nobody knows the menu, and what to show the waiter.
 */
export function allergyOutcome(allergen: string, plan: Plan): AskedOutcome {
  const country = plan.catalogue.country(plan.destination.country);
  const told = kindOf(allergen);
  const everyday = EVERYDAY[told]?.[plan.destination.country];
  const open = plan.days.filter(({ activities }) =>
    activities.some(({ kind, place }) => kind === 'meal' && !place),
  );
  const card = (country?.languages ?? []).flatMap((one) => ALLERGY_CARDS[one]?.[told] ?? [])[0];

  return {
    wish: `Allergy: ${allergen}`,
    met: false,
    detail: [
      'Tables known for it are left out, but no kitchen is checked: tell every one before you order.',
      everyday === undefined ? '' : `Here it is everyday food in ${everyday}.`,
      open.length === 0
        ? ''
        : `Choose the open meals of ${joinWords(open.map(({ dayNumber }) => `day ${dayNumber}`))} with care, and no stall.`,
      card === undefined ? '' : `Show this: \u201c${card}\u201d`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** What is told of shellfish holds for crawfish. */
function kindOf(allergen: string): string {
  return allergen === 'crawfish' ? 'shellfish' : allergen;
}
