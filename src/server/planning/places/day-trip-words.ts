const DAY_TRIP =
  '(?:(?:one|1) (?:full |whole |entire )?day|a (?:full|whole) day|(?:un dia|una giornata|un giorno|une journee|um dia|eine[nm] tag|een dag)(?: entero| intera)?|day ?trips?|days? out|day returns?|outings?|excursions?(?: d ?une journee| de un dia| de un jour)?|tagesausfl\\w+|tagestour\\w*|dagtocht\\w*|dagtrip\\w*|git[ae](?: in giornata| di un giorno)?|bate (?:e )?volta|passeio de um dia)';
const FOR_A_DAY =
  '(?:(?:as|for) (?:a|one) day|als (?:tagesausfl\\w+|dagtocht\\w*)|fur einen tag|en excursion|pour (?:la|une) journee|en el dia|por un dia|in giornata|per un giorno|de bate (?:e )?volta|por um dia|voor een dag)';

/** "One day out of the city, maybe", "a day trip, perhaps": what is still open of it. */
const OPEN =
  '(?: (?:out|away|outside))?(?: (?:of|from))?(?: (?:the )?(?:city|town))?(?: xcommax)?(?: (?:maybe|perhaps|possibly|either|like|say))*';

/** "A day trip from Tokyo". */
const FROM = '(?: (?:from|ab|von|de|da|desde|depuis|vanuit) [a-z]+(?: [a-z]+)?)';

/** In folded words, what a place has before its name where one comes for a day: "bate-volta a", "Tagesausflug nach". */
export const DAY_TRIP_TO = `${DAY_TRIP}(?:${FROM}|${OPEN})(?: in(?:to)?(?: the)? (?:nature|country(?:side)?|mountains|hills|green|wild))?(?: (?:to|in|into|at|around|nach|a|ad|au|aux|ao|en|para|naar)|(?<= (?:maybe|perhaps|possibly|either|like|say)))(?: the| la| le| las?| los| el)?`;
/** And behind it: "as a day trip", "in giornata", "day return from London". */
export const DAY_TRIP_BEHIND = `(?:${FOR_A_DAY}|for the day|day ?trips?(?! to)|day out(?! to)|day return(?! to))`;
/** The same in Japanese, Chinese and Korean, right behind the name. */
export const DAY_TRIP_IN_THE_EAST =
  /^ ?(?:へ|に)?の?(?:日帰り|一日游|一日遊|当日往返|當日往返|당일치기)/u;
