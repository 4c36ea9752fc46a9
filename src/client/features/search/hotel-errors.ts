/** The hotel form as text, the way the address carries it. */
export type HotelValues = {
  destination: string;
  checkIn: string;
  checkOut: string;
  adults: string;
  children: string;
  rooms: string;
  low: string;
  high: string;
  stars: string;
  types: string;
  amenities: string;
  sort: string;
};

const MIN_DESTINATION = 2;

/** What is wrong with the form, by field, in the specification's words; empty when it can be sent. */
export function hotelErrors(values: HotelValues): Partial<Record<keyof HotelValues, string>> {
  const errors: Partial<Record<keyof HotelValues, string>> = {};

  if (values.destination.trim().length < MIN_DESTINATION)
    errors.destination = 'Destination is required';
  if (!values.checkIn) errors.checkIn = 'Check-in date is required';
  if (!values.checkOut) errors.checkOut = 'Check-out date is required';
  else if (values.checkIn && values.checkOut <= values.checkIn)
    errors.checkOut = 'Check-out must be after check-in';
  return errors;
}
