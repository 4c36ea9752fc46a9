type FlightDates = { departureDate: string; returnDate?: string | undefined };

/** A real search page for a route and dates, where there is no page of the offer itself. */
export function flightSearchLink(from: string, to: string, search: FlightDates): string {
  const dates = search.returnDate
    ? `on ${search.departureDate} through ${search.returnDate}`
    : `on ${search.departureDate} one way`;

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
