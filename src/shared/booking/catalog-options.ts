/** The closed lists of the searches, in the specification's words. */
export const CABIN_CLASSES = ['economy', 'premium_economy', 'business', 'first'] as const;
export const PROPERTY_TYPES = [
  'Hotel',
  'Resort',
  'Apartment',
  'Villa',
  'Cottage',
  'Hostel',
  'Guesthouse',
] as const;
export const HOTEL_AMENITIES = [
  'wifi',
  'breakfast',
  'parking',
  'pool',
  'gym',
  'spa',
  'aircon',
  'pet_friendly',
  'restaurant',
  'bar',
  'room_service',
  'business_facilities',
] as const;
export const EXPERIENCE_CATEGORIES = [
  'sightseeing',
  'adventure',
  'culinary',
  'arts',
  'outdoor',
  'history',
  'nightlife',
] as const;
export const EXPERIENCE_PROVIDERS = ['viator', 'getyourguide', 'airbnb', 'tripadvisor'] as const;
/** Rides are those between the places of a trip to several. */
export const SELECTION_TYPES = ['flights', 'hotels', 'experiences', 'rides'] as const;
export type SelectionType = (typeof SELECTION_TYPES)[number];

/** Nightly price range in USD of each budget level of the budget hotel search. */
export const BUDGET_HOTEL_RANGES = {
  budget: [0, 100],
  moderate: [50, 200],
  luxury: [200, 400],
  'ultra-luxury': [400, 800],
} as const;
