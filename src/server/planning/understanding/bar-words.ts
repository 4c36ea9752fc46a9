/** Bars for the evening, as the source of a pattern: milk bars and oyster bars are tables, and wine bars no long night. */
export const BARS = String.raw`(?<!\b(?:milk|snack|tapas|pintxos?|sushi|oyster|noodle|juice|salad|coffee|espresso|chocolate|wine|natural wine|whisky|whiskey|gin|sake|jazz|blues) )bars`;
