import type { SavedPreference } from '#shared/preferences/preference.schema.ts';
import type { TripType } from '#shared/preferences/options.ts';
import { addDays } from '#shared/dates.ts';

/** A request as a person writes it, and what a travel agent would make of it; what is not said is left out. */
export type RequestCase = {
  id: number;
  notes: string;
  tripType: TripType;
  days: number;
  month: number;
  travelers: number;
  expect: {
    outcome: 'planned' | 'asked-back' | 'free-choice';
    place?: { name: string; country: string };
    places?: string[];
    acceptable?: string[];
    avoidPlaces?: string[];
    askAbout?: string;
    mustSees?: string[];
    avoid?: string[];
    diet?: string[];
    allergies?: string[];
    children?: number[];
    needs?: string[];
    times?: { arrival?: string; departure?: string };
    appointments?: { day: string; start: string; end?: string; place?: string }[];
    limit?: { amount: number; currency: string };
    notUnderstood?: string[];
    /** Asking back is as good as planning. */
    mayAsk?: boolean;
  };
};

const LONGEST = 14;

/** The request as a saved preference; everything else is as usual. */
export function requestPreference(one: RequestCase): SavedPreference {
  const departureDate = `2027-${String(one.month).padStart(2, '0')}-10`;
  const days = Math.min(LONGEST, Math.max(2, one.days));

  return {
    id: one.id,
    tripType: one.tripType,
    departureDate,
    returnDate: addDays(departureDate, days - 1),
    travelers: Math.min(20, Math.max(1, one.travelers)),
    budget: 'Moderate ($$)',
    interests: one.tripType === 'business' ? [] : ['History', 'Culinary'],
    isEcoFriendly: false,
    isVeganFriendly: false,
    additionalPreferences: one.notes,
  };
}
