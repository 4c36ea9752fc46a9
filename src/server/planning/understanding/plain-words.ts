import { isDayName, isMonthName } from './dates-in-text.ts';
import { wordSet } from '#shared/word-set.ts';
/** Folded words that stand in many names and descriptions without telling what a thing is. */
const PLAIN = wordSet(`
  a an the of and or in on at to for with by from we i us our my me you it is are be been was were will would can
  could should want wants like love loves see seeing visit do doing go going get have has had make take try this that these those
  there here some any all every each one two three four five six seven eight nine ten first second third last next
  another other more most much many few lot lots plenty little bit just only also too very really so not no never
  day days night nights evening evenings morning mornings afternoon afternoons week weeks weekend month year years time times hour hours minute minutes today
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december spring summer autumn fall winter
  lesson lessons class classes course courses workshop workshops tasting tastings climb climbs climbing explore watch taste learn hear listen meet stroll wander enjoy celebrate discover experience relax
  live private shop shops coffee tea wine beer harbour harbor coast outdoor indoor hidden secret proper decent quick slow quiet
  old new big small large great good best better nice fine lovely beautiful famous real local typical traditional modern
  long short high low early late open free cheap easy hard full half whole main top own right left near far close
  trip trips tour tours walk walks visit visits way ways place places thing things part parts spot spots stop stops
  city town village centre center area street road house home hotel room country world north south east west
  people person friend friends family mother father mum mom dad parents son daughter wife husband partner couple group party kids children child
  man woman men women boy girl baby adult adults name life work food eat eating meal meals drink drinks lunch dinner breakfast table restaurant
  look looking find show feel know think need help please thanks maybe something somewhere anything everything nothing
  up down out off over under into onto through around between before after during without until while where when what which who how why
  am pm usd eur gbp dollars euros pounds budget price money ticket tickets book booking plan planning travel travelling start end back
  anni anos ans jahre jahren jaar
  begin begins beginning rest pause moon honey
  manual mixed level levels timed transfer transfers preferably based check checks whats cobble cobbles cobblestones
  petit petite petits petites klein kleine kleiner kleinen piccolo piccola piccoli piccole pequeno pequena pequenos pequenas
  parejas coppie paare
  dia dias noche noches tag tage nacht nachte jour jours nuit nuits giorno giorni notte notti noite noites
  set run ride drive train bus car flight plane boat ferry station airport land landing arrive arriving leave leaving stay staying
  warm cold hot cool sun rain light dark white black red blue green golden gold water air fire earth
  holiday vacation rent rental hire made clock issue problem snowbird half term
  point line side front ground level step steps hand hands head heart eye eyes king queen saint lady lord royal national international public grand central
`);

/** Whether a folded word tells no thing by itself, one or several of it. */
export function isPlainWord(word: string): boolean {
  return (
    PLAIN.has(word) ||
    PLAIN.has(word.replace(/s$/, '')) ||
    /^\d/.test(word) ||
    isDayName(word) ||
    isMonthName(word)
  );
}
