type FlightDates = {
  departureDate: string;
  returnDate?: string | undefined;
  returnOrigin?: string | undefined;
};

/** A real search page for a route and dates, where there is no page of the offer itself. */
export function flightSearchLink(from: string, to: string, search: FlightDates): string {
  const { departureDate, returnDate, returnOrigin } = search;
  const dates = !returnDate
    ? `on ${departureDate} one way`
    : returnOrigin
      ? `on ${departureDate}, ${returnOrigin} to ${from} on ${returnDate}`
      : `on ${departureDate} through ${returnDate}`;

  return `https://www.google.com/travel/flights?q=${encodeURIComponent(`Flights from ${from} to ${to} ${dates}`)}`;
}

/** A real search page for a hotel and its nights. */
export function hotelSearchLink(
  hotel: { name: string; city: string },
  nights: { from: string; to: string },
): string {
  const query = new URLSearchParams({
    ss: `${hotel.name}, ${hotel.city}`,
    checkin: nights.from,
    checkout: nights.to,
  });

  return `https://www.booking.com/searchresults.html?${query.toString()}`;
}
