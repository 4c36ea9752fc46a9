/** The files of a saved trip; a secret trip comes only in those that keep the secret. */
export const TRIP_FILES = [
  {
    file: 'calendar.ics',
    type: 'text/calendar',
    keepsSecret: true,
    label: 'Calendar file',
    about: 'Every stop in your calendar',
    summary: 'The trip as a calendar: journey, flights, stay and every stop',
  },
  {
    file: 'trip.gpx',
    type: 'application/gpx+xml',
    keepsSecret: false,
    label: 'GPX routes',
    about: 'A route a day for map apps',
    summary: 'The trip as GPX 1.1: a route a day',
  },
  {
    file: 'voucher.pdf',
    type: 'application/pdf',
    keepsSecret: true,
    label: 'Printable PDF voucher',
    about: 'The whole trip on paper',
    summary: 'The trip as a printable PDF',
  },
  {
    file: 'export.json',
    type: 'application/json',
    keepsSecret: false,
    label: 'JSON export',
    about: 'Everything, for other programs',
    summary: 'The whole trip as JSON, with a version marker',
  },
] as const;

export type TripFile = (typeof TRIP_FILES)[number]['file'];
