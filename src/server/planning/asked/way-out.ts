const SETS_OUT =
  /\b(?:leav\w*|depart\w*|abfahrt|abflug|vertrek\w*|partenza|salida|partida|wylot|wyjazd\w*|odjazd)\b/;
const COMES_BACK =
  /^[^.;]{0,30}?\b(?:back|retour|return|zuruck|ruckfahrt|ruckflug|ritorno|rientro|vuelta|regreso|volta|terug|powrot)\b(?! (?:in|to|at|by|a|nach|vers|home)\b)[^\d.;]{0,46}?\b\d{1,2}(?:[:.h]\d{2}| ?(?:am|pm|h|uhr)\b)/;

/** "Leave Paris 7:13, back Sunday 20:01": the first of the two is the hour at which one sets out. */
export function isWayOut(said: string, after: string): boolean {
  return said.search(SETS_OUT) === 0 && COMES_BACK.test(after);
}

/** The same where the ride is said first: "Eurostar départ Paris 7h13 samedi, retour dimanche 20h01". */
export function isHourOfLeaving(
  sentence: string,
  { 0: said, index }: { 0: string; index: number },
): boolean {
  return SETS_OUT.test(said) && COMES_BACK.test(sentence.slice(index + said.length));
}
