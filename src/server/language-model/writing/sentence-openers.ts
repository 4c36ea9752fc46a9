/** Words that sentences and titles begin with; any other capital at their start may be an invented name. */
export const SENTENCE_OPENERS: ReadonlySet<string> = new Set(
  `a about above across after afternoon afternoons again all along also amid among an ancient and another any
  around art as at autumn away back bare beach beaches before begin below beneath beside between beyond big
  both breakfast bright bring but by calm castles cathedrals centuries chase churches city clear climb close
  coast coffee come cool courtyards cross cuisine dawn day days dine dinner discover dress drift dusk each
  early easy eat end enjoy even evening evenings every everything expect explore fall far few find finish
  first follow food for fresh from full gardens gentle give go gold golden good grand great green half
  harbour head here high hills hilltop history hours in inside into is it its join just keep late laze leave
  let light linger little live local long look lose lots low lunch many marble market markets meander meet
  mild more morning mornings mountains much museum museums music narrow near new next night nights no not
  nothing now of old on once one only opera or others our out outside over pack painted palaces parks pause
  perhaps plazas quiet rain relax rest return rich rivers roam rooftops room ruins rush sail salt savour sea
  see set settle share simple sip sit slow slower small snow so some something spend spring squares start
  stay steep steps still stone stop stories streets stroll such summer sun sunlight sunrise sunset sweet
  swim take taste temples that the their then there these they think this those though through tiles time to
  together towers trade trails trees two unhurried until up views visit wait wake walk walks wander warm
  water we wear weather what when where while wide wild wind winding wine winter with without world years yet
  you your`.split(/\s+/),
);
