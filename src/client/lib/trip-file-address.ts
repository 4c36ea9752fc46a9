/** The trip's files as the server offers them; a secret trip comes only in those that keep the secret. */
export const TRIP_FILES = [
  {
    file: 'calendar.ics',
    label: 'Calendar file',
    about: 'Every stop in your calendar',
    keepsSecret: true,
  },
  {
    file: 'voucher.pdf',
    label: 'Printable PDF voucher',
    about: 'The whole trip on paper',
    keepsSecret: true,
  },
  {
    file: 'trip.gpx',
    label: 'GPX routes',
    about: 'A route a day for map apps',
    keepsSecret: false,
  },
  {
    file: 'export.json',
    label: 'JSON export',
    about: 'Everything, for other programs',
    keepsSecret: false,
  },
] as const;

export type TripFile = (typeof TRIP_FILES)[number]['file'];

export function tripFileAddress(tripId: number, file: TripFile): string {
  return `/api/trips/${tripId}/${file}`;
}
