const FIRST_CHECK_IN = '2025-08-01';

/** The documented dates, 1 to 5 August 2025; once they have passed, the same days of the next August to come. */
export function budgetDates(today: string): { checkIn: string; checkOut: string } {
  const thisYear = Number(today.slice(0, 4));
  const year =
    today <= FIRST_CHECK_IN ? 2025 : today <= `${thisYear}-08-01` ? thisYear : thisYear + 1;

  return { checkIn: `${year}-08-01`, checkOut: `${year}-08-05` };
}
