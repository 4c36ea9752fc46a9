/** Bars for the evening, as the source of a pattern: milk bars and oyster bars are tables. */
export const BARS = String.raw`(?<!\b(?:milk|snack|tapas|pintxos?|sushi|oyster|noodle|juice|salad|coffee|espresso|chocolate) )bars`;
