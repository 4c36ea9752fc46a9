/** What the rules know of wishes in other languages. Texts are folded (lower case, no accents) before they are compared. */

export const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
export type ForeignLanguage = (typeof LANGUAGES)[number];

/** An English text has more of these than of any other language's words. */
export const ENGLISH_MARKERS =
  'we i the and to with please want would like our are is of for my been have somewhere no trip';

/** Words that hardly any other language has; two of them tell which one it is. */
export const MARKERS: Record<ForeignLanguage, string> = {
  de: 'wir ich nach und bitte mochten wollen keine kein nicht ohne mit gerne unser unsere fur uns sind irgendwo die der das tage nachte woche urlaub hund suchen oder im am',
  fr: 'nous je voulons voudrais veux aller sans avec pas les des une merci et sommes notre nos vers dans quelque jours nuits semaine chez au aux du le ans vacances voyage bord ou',
  es: 'queremos quiero ir somos sin nada los las una por favor con nos gustaria y nuestro para dias noches semana algun lugar viaje el mi mis donde abuela abuelo abuelos ninos',
  it: 'vogliamo voglio andare senza niente siamo vorremmo con per favore gli della il nostro e non un bel posto coi notti giorni bambini settimana viaggio dove al nel nella dei mare nonni nonna nonno',
  pt: 'queremos quero visitar ir sem nao gostariamos com por favor uma para nos somos e nosso dias noites semana algum lugar viagem um meu minha ferias onde criancas',
  nl: 'wij willen naar geen zonder graag met een het niet onze ons zijn en alsjeblieft voor ergens aan dagen nachten kinderen',
};

/**
 * What words of wishes mean: ours, and theirs in each of the languages in their order, comma by comma; a dash where a
 * language has none of its own.
 */
export const GLOSSARY: readonly string[] = [
  'allergic to > allergisch gegen, allergie gegen, allergisch auf | ' +
    'allergique a, allergique au, allergique aux, allergiques a, allergiques aux | ' +
    'alergico a, alergica a, alergicos a, alergicas a, alergia a, alergia al | ' +
    'allergico a, allergico ai, allergico alle, allergica a, allergica ai, allergica alle, allergici a, allergici ai, allergia a, allergia ai, allergia alle | ' +
    'alergico a, alergica a, alergicos a, alergia a, alergia ao | allergisch voor',
  'no > kein, keine, keinen, ohne | sans, pas de, aucun, aucune, ni | sin, nada de, ningun, ninguna | ' +
    'senza, niente, nessun, nessuna | sem, nada de, nenhum, nenhuma | geen, zonder',
  'not > nicht | - | - | - | - | niet',
  'been to > waren schon in, waren in, waren schon einmal in | ' +
    'avons deja visite, sommes deja alles a, deja visite | hemos estado en, ya estuvimos en, estuvimos en | ' +
    'siamo stati a, siamo gia stati a | ja estivemos em, estivemos em | waren al in, zijn al geweest in',
  'want > mochten, wollen, will, wurden gerne | voulons, voudrais, veux, aimerions | ' +
    'queremos, quiero, nos gustaria | vogliamo, voglio, vorremmo, vorrei | queremos, quero, gostariamos | ' +
    'willen, graag',
  'but > aber | mais | pero | ma | mas | maar',
  'rather > lieber | plutot | mejor | piuttosto | - | liever',
  'museums > museen | musee, musees | museo, museos | museo, musei | museu, museus | musea',
  'churches > kirchen | eglises | iglesias | chiese | igrejas | kerken',
  'beach > strand, strande | plage, plages | playa, playas | spiaggia, spiagge | praia, praias | strand, stranden',
  'mountains > berge, bergen | montagne, montagnes | montana, montanas | montagna, montagne | ' +
    'montanha, montanhas | bergen',
  'sea > meer | la mer | el mar | il mare, mare | o mar | zee',
  'hiking > wandern, wanderungen | randonnee, randonnees | senderismo | escursioni | trilhas, caminhadas | wandelen',
  'markets > markte | marches | mercados | mercati | mercados | markten',
  'vegan > veganer, vegane, veganerin | vegane, veganes, vegans, vegetalien, vegetaliens | ' +
    'vegano, veganos, vegana, veganas | vegano, vegani, vegana, vegane | vegano, veganos, vegana | ' +
    'veganist, veganisten, veganistisch',
  'vegetarian > vegetarier, vegetarisch | vegetarien, vegetariens, vegetarienne | ' +
    'vegetariano, vegetarianos, vegetariana | vegetariano, vegetariani | vegetariano, vegetarianos | ' +
    'vegetarisch, vegetariers',
  'toddler > kleinkind | - | - | - | - | peuter',
  'stroller > kinderwagen | poussette | carrito | passeggino | carrinho | kinderwagen',
  'kids > kinder, kindern | enfants | ninos | bambini | criancas | kinderen',
  'wheelchair > rollstuhl | fauteuil roulant | silla de ruedas | sedia a rotelle | cadeira de rodas | rolstoel',
  'quiet > ruhig, ruhe | calme | tranquilo, tranquila | tranquillo, tranquilla | tranquilo | rustig',
  'relax > entspannen, entspannt | - | - | - | - | -',
  'snow > schnee | neige | nieve | neve | neve | sneeuw',
  'lake > see, seen, bergsee | lac, lacs | lago, lagos | lago, laghi | lago, lagos | meer, meren',
  'island > insel, inseln | ile, iles | isla, islas | isola, isole | ilha, ilhas | eiland, eilanden',
  'coast > kuste, ostsee, nordsee | bord de mer, la cote | la costa | la costa | a costa, litoral | kust',
  'forest > wald, walder | foret, forets | bosque, bosques | bosco, boschi | floresta, florestas | bos, bossen',
  'desert > wuste | desert | desierto | deserto | deserto | woestijn',
  'old town > altstadt | vieille ville | casco antiguo, ciudad vieja | centro storico | centro historico | oude stad',
  'castle > burg, burgen, schloss, schlosser | chateau, chateaux | castillo, castillos | castello, castelli | ' +
    'castelo, castelos | kasteel, kastelen',
  'spa > sauna, saunas, therme, thermen, thermalbad, thermalbader | thermes, sauna, saunas | ' +
    'balneario, termas, sauna | terme, sauna | termas, sauna | sauna',
  'warm > warm, sonne, sonnig | chaud, soleil, ensoleille | calido, calor | caldo, sole | quente | zon, zonnig',
  'seniors > senioren, seniorin, rentner, rentnerin, oma, opa, grosseltern, grossmutter, grossvater | ' +
    'seniors, retraites, retraitee, grands parents, grand mere, grand pere, mamie, papi | ' +
    'mayores, jubilados, jubilada, abuelos, abuela, abuelo, tercera edad | ' +
    'anziani, pensionati, nonni, nonna, nonno | idosos, aposentados, reformados, avos, avo | ' +
    'senioren, gepensioneerden, opa, oma, grootouders',
  'swimming > schwimmen, baden | nager, se baigner, baignade | nadar, banarse | nuotare, fare il bagno | ' +
    'nadar | zwemmen',
  'vineyards > weinberge, weingut, weinguter | vignobles, vignes | vinedos, bodegas | vigneti | ' +
    'vinhedos, vinhas, vinicolas | wijngaarden',
  'mother > mutter | mere | madre | madre | mae | -',
  'father > vater | pere | padre | padre | pai | -',
  'parents > eltern | - | padres | genitori | pais | -',
  'except > ausser, ausgenommen | sauf, excepte, hormis | menos a, menos en, excepto, salvo | ' +
    'tranne, eccetto | exceto, menos para | behalve',
  'baby > - | bebe | bebe | - | bebe | -',
];
