import { foldText } from '#server/catalogue/fold-text.ts';

const CAR = String.raw`(?:cars?|auto|wagen|voiture|coche|carro|macchina|camper\w*)`;
const RENTS = new RegExp(
  String.raw`\b(?:(?:rent(?:s|al|ing|ed)?|hir(?:e|es|ed|ing)|own|our|bring(?:ing)?|have|with|by|mit|im|en|pick(?:ing)? up) (?:a |an |our |the |my |dem |unserem |own |rental |hire |rented |hired )*${CAR}|${CAR} (?:rental|hire)|mietwagen|leihwagen|(?:louer|location d[eu]) (?:une? )?voiture|voiture de location|(?:alquil\w+|rent\w+) (?:un )?coche|coche (?:de alquiler|alquilado)|noleggi\w+ (?:un )?(?:a )?(?:auto|macchina)|(?:auto|macchina) a noleggio|alug\w+ (?:um )?carro|carro alugado|self drive|road ?trip)\b`,
);
const NO_CAR =
  /\b(?:no|not?|without|never|don ?t|do not|won ?t|will not|can ?t|cannot|rather than|(?:driver|taxis?|trains?|buses|transport) than|instead of|kein\w*|ohne|sans|sin|senza|sem) (?:\w+ ){0,4}?(?:cars?|driv\w+(?! (?:(?:after|in the|at|by) (?:dark|night)|much|far|long|more|too|every|a lot|for hours|(?:in|on|per|a|each) (?:a )?day))|mietwagen|auto|voiture|coche|macchina|carro)\b/;

/** "A car and driver": nobody of the party is at its wheel. */
const WITH_DRIVER = new RegExp(
  String.raw`\b${CAR} (?:and|with|plus|mit|avec|con|com) (?:(?:an?|our|private|eigene[mn]|une?|um) )*(?:drivers?|chauffeurs?|fahrer|conductor|chofer|autista|motorista)\b`,
  'g',
);

/** Whether a party has a car of its own or rents one, by its notes. */
export function hasCar(notes: string): boolean {
  const text = foldText(notes).replaceAll(WITH_DRIVER, ' ');

  return /レンタカー/.test(notes) || (RENTS.test(text) && !NO_CAR.test(text));
}
