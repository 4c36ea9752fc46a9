/** What the rules know of wishes in other languages. Texts are folded (lower case, no accents) before they are compared. */

export const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr'] as const;
export type ForeignLanguage = (typeof LANGUAGES)[number];

/** An English text has more of these than of any other language's words. */
export const ENGLISH_MARKERS =
  'we i the and to with please want would like our are is of for my been have somewhere no trip';

/** Words that hardly any other language has; two of them tell which one it is. */
export const MARKERS: Record<ForeignLanguage, string> = {
  de: 'wir ich nach und bitte mochten wollen keine kein nicht ohne mit gerne unser unsere fur uns sind irgendwo die der das tage nachte woche urlaub hund suchen oder im am',
  fr: 'rien aucun aucune nous je voulons voudrais veux aller sans avec pas les des une merci et sommes notre nos vers dans quelque jours nuits semaine chez au aux du le ans vacances voyage bord ou',
  es: 'ningun ninguna queremos quiero ir somos sin nada los las una por favor con nos gustaria y nuestro para dias noches semana algun lugar viaje el mi mis donde abuela abuelo abuelos ninos',
  it: 'nessun nessuna vogliamo voglio andare senza niente siamo vorremmo con per favore gli della il nostro e non un bel posto coi notti giorni bambini settimana viaggio dove al nel nella dei mare nonni nonna nonno',
  pt: 'nenhum nenhuma queremos quero visitar ir sem nao gostariamos com por favor uma para nos somos e nosso dias noites semana algum lugar viagem um meu minha ferias onde criancas jogo futebol passeio',
  pl: 'nie bez dla chcemy chce chcielibysmy jest nas lecimy noce nocy dni tydzien oraz prosze najpierw potem gdzies dzieci dziecmi lubimy w',
  tr: 've icin istiyoruz istiyorum istemiyoruz istemiyorum yok gece hafta bir yer olsun cocukla sonra once esim gitmek gezmek annem babam kisi kisiyiz yasinda',
  nl: 'wij willen naar geen zonder graag met een het niet onze ons zijn en alsjeblieft voor ergens aan dagen nachten kinderen',
};

/**
 * What words of wishes mean: ours, and theirs in each of the languages in their order, comma by comma; a dash, or
 * nothing at the end, where a language has none of its own.
 */
export const GLOSSARY: readonly string[] = [
  'allergic to > allergisch gegen, allergie gegen, allergisch auf | ' +
    'allergique a, allergique au, allergique aux, allergiques a, allergiques aux | ' +
    'alergico a, alergica a, alergicos a, alergicas a, alergia a, alergia al | ' +
    'allergico a, allergico ai, allergico alle, allergica a, allergica ai, allergica alle, allergici a, allergici ai, allergia a, allergia ai, allergia alle | ' +
    'alergico a, alergica a, alergicos a, alergia a, alergia ao | allergisch voor',
  'no > kein, keine, keinen, ohne | sans, pas de, aucun, aucune, ni | sin, nada de, ningun, ninguna | ' +
    'senza, niente, nessun, nessuna | sem, nada de, nenhum, nenhuma | geen, zonder | bez, zadnych, zadne | -',
  'nothing with > nichts mit | rien avec | nada con | niente con | nada com | niets met',
  'not > nicht | - | - | non | nao | niet | nie | -',
  'dont want > - | naimons pas, naime pas, ne voulons pas, ne veux pas, ne souhaitons pas | - | - | - | -',
  'in > - | - | - | - | no, na, em | -',
  'been to > waren schon in, waren in, waren schon einmal in | ' +
    'avons deja visite, sommes deja alles a, deja visite | hemos estado en, ya estuvimos en, estuvimos en | ' +
    'siamo stati a, siamo gia stati a | ja estivemos em, estivemos em | waren al in, zijn al geweest in',
  'loved > - | avons adore, avons aime, nous a plu | nos encanto, nos encantaron, nos gusto mucho, me encanto | ' +
    'ci e piaciuto, ci e piaciuta, abbiamo adorato | - | -',
  'last year > letztes jahr, im letzten jahr, letzten sommer | l an dernier, l annee derniere, l ete dernier | ' +
    'el ano pasado, el verano pasado | l anno scorso, lo scorso anno, l estate scorsa | ' +
    'no ano passado, o ano passado, ano passado | vorig jaar, afgelopen jaar, vorige zomer',
  'want > mochten, wollen, will, wurden gerne | voulons, voudrais, veux, aimerions | ' +
    'queremos, quiero, nos gustaria | vogliamo, voglio, vorremmo, vorrei | queremos, quero, gostariamos | ' +
    'willen, graag | chcemy, chce, chcielibysmy, chcialbym | istiyoruz, istiyorum, isteriz',
  'interested in > interessiert mich, interessieren mich, interessieren uns fur | nous interesse, m interesse | ' +
    'me interesa, nos interesa, me interesan, nos interesan | mi interessa, ci interessa, mi interessano | ' +
    'me interessa, interessa me, interessa nos | geinteresseerd in',
  'but > aber | mais | pero | ma | mas | maar | ale | ama',
  'rather > lieber | plutot | mejor | piuttosto | - | liever | raczej, wole, wolimy | tercihen',
  'museums > museen | musee, musees | museo, museos | museo, musei | museu, museus | musea | muzea, muzeow, muzeum | muze, muzeler, muzeleri',
  'churches > kirchen | eglises | iglesias | chiese | igrejas | kerken | koscioly, kosciolow | kilise, kiliseler',
  'beach > strand, strande | plage, plages | playa, playas | spiaggia, spiagge | praia, praias | strand, stranden | plaza, plaze, plazy, plazach | plaj, plajlar, kumsal',
  'mountains > berge, bergen | montagne, montagnes | montana, montanas | montagna, montagne | ' +
    'montanha, montanhas | bergen | gory, gor, gorach | dag, daglar',
  'sea > meer | la mer | el mar | il mare, mare | o mar | zee | morze, morza, nad morzem, nad morze | deniz, deniz kenari',
  'hiking > wandern, wanderungen | randonnee, randonnees | senderismo, caminata, caminatas | escursioni | trilhas, caminhadas | wandelen | wedrowki, wedrowek, chodzenie po gorach, trekking | doga yuruyusu, uzun yuruyus, uzun yuruyusler, trekking',
  'coffee > kaffee | le cafe | el cafe | il caffe, caffe | o cafe | koffie | kawa, kawe, kawy | kahve',
  'markets > markte | marches | mercados | mercati | mercados | markten | targi, targow, bazary | pazarlar, carsilar',
  'market > markt, wochenmarkt | un marche, du marche, le marche | mercado | mercato | mercado | markt | targ, bazar | pazar, carsi',
  'vegan > veganer, vegane, veganerin | vegane, veganes, vegans, vegetalien, vegetaliens | ' +
    'vegano, veganos, vegana, veganas | vegano, vegani, vegana, vegane | vegano, veganos, vegana | ' +
    'veganist, veganisten, veganistisch | weganin, weganka, weganie, weganskie | vegan, veganim, veganiz',
  'vegetarian > vegetarier, vegetarisch | vegetarien, vegetariens, vegetarienne | ' +
    'vegetariano, vegetarianos, vegetariana | vegetariano, vegetariani | vegetariano, vegetarianos | ' +
    'vegetarisch, vegetariers | wegetarianin, wegetarianka, wegetarianie, wegetarianskie | vejetaryen, vejetaryenim, vejetaryeniz',
  'toddler > kleinkind | - | - | - | - | peuter',
  'stroller > kinderwagen | poussette | carrito | passeggino | carrinho | kinderwagen',
  'kids > kinder, kindern | enfants | ninos | bambini | criancas | kinderen | dzieci, dziecmi, dziecko, dzieckiem | cocuk, cocuklar, cocuklarla, cocukla',
  'wheelchair > rollstuhl | fauteuil roulant | silla de ruedas | sedia a rotelle | cadeira de rodas | rolstoel | wozek inwalidzki, wozku inwalidzkim, na wozku | tekerlekli sandalye',
  'quiet > ruhig, ruhe | calme | tranquilo, tranquila | tranquillo, tranquilla | tranquilo | rustig | spokojnie, spokojne, spokoj, cicho | sakin, sessiz',
  'relax > entspannen, entspannt | - | - | - | - | -',
  'snow > schnee | neige | nieve | neve | neve | sneeuw | snieg | kar',
  'lake > see, seen, bergsee | lac, lacs | lago, lagos | lago, laghi | lago, lagos | meer, meren | jezioro, jeziora, nad jeziorem | gol',
  'island > insel, inseln | ile, iles | isla, islas | isola, isole | ilha, ilhas | eiland, eilanden | wyspa, wyspy, wyspe | ada, adalar',
  'coast > kuste, ostsee, nordsee | bord de mer, la cote | la costa | la costa | a costa, litoral | kust',
  'forest > wald, walder | foret, forets | bosque, bosques | bosco, boschi | floresta, florestas | bos, bossen | las, lasy | orman',
  'desert > wuste | desert | desierto | deserto | deserto | woestijn',
  'old town > altstadt | vieille ville | casco antiguo, ciudad vieja | centro storico | centro historico | oude stad | stare miasto, starowka | eski sehir',
  'castle > burg, burgen, schloss, schlosser | chateau, chateaux | castillo, castillos | castello, castelli | ' +
    'castelo, castelos | kasteel, kastelen | zamek, zamki | kale, kaleler',
  'spa > sauna, saunas, therme, thermen, thermalbad, thermalbader | thermes, sauna, saunas | ' +
    'balneario, termas, sauna | terme, sauna | termas, sauna | sauna',
  'warm > warm, sonne, sonnig | chaud, soleil, ensoleille | calido, calor | caldo, sole | quente | zon, zonnig | cieplo, cieple, slonce, slonecznie | sicak, gunesli',
  'seniors > senioren, seniorin, rentner, rentnerin, oma, opa, grosseltern, grossmutter, grossvater | ' +
    'seniors, retraites, retraitee, grands parents, grand mere, grand pere, mamie, papi | ' +
    'mayores, jubilados, jubilada, abuelos, abuela, abuelo, tercera edad | ' +
    'anziani, pensionati, nonni, nonna, nonno | idosos, aposentados, reformados, avos, avo | ' +
    'senioren, gepensioneerden, opa, oma, grootouders | seniorzy, dziadkowie, babcia, dziadek, babcia i dziadek | -',
  'swimming > schwimmen, baden | nager, se baigner, baignade | nadar, banarse | nuotare, fare il bagno | ' +
    'nadar | zwemmen | plywanie, plywac | yuzme, yuzmek',
  'vineyards > weinberge, weingut, weinguter | vignobles, vignes | vinedos, bodegas | vigneti | ' +
    'vinhedos, vinhas, vinicolas | wijngaarden',
  'mother > mutter | mere | madre | madre | mae | - | mama, mamie | annem, annemle',
  'father > vater | pere | padre | padre | pai | - | tata | babam, babamla',
  'parents > eltern | - | padres | genitori | pais | - | rodzice, rodzicami | ailemle',
  'except > ausser, ausgenommen | sauf, excepte, hormis | menos a, menos en, excepto, salvo | ' +
    'tranne, eccetto | exceto, menos para | behalve',
  'baby > - | bebe | bebe | - | bebe | -',
  'boat trip > bootsfahrt, bootstour, bootsausflug | balade en bateau, tour en bateau, sortie en bateau, promenade en bateau | ' +
    'paseo en barco, excursion en barco, paseo en lancha | giro in barca, gita in barca, escursione in barca | ' +
    'passeio de barco, passeio de escuna, passeio de lancha | boottocht, boottochtje, rondvaart, vaartocht | rejs, rejs statkiem | tekne turu, bot turu',
  'cycling > radfahren, rad fahren, radeln, radtour, radtouren, fahrrad | velo, faire du velo, balade a velo | ' +
    'bicicleta, bici | bicicletta, bici | bicicleta | fietsen, fietstocht, fietstochten | rowery, rowerami, jazda na rowerze | bisiklet, bisiklet turu',
  'fishing > angeln, fischen gehen | pecher, peche a la ligne | pescar, pesca deportiva | pescare | pescar, pescaria | vissen',
  'horse riding > reiten, ausreiten | equitation, balade a cheval | equitacion, montar a caballo | ' +
    'equitazione, passeggiata a cavallo | andar a cavalo | paardrijden',
  'football match > fussballspiel | match de foot, match de football | partido de futbol, partido | ' +
    'partita di calcio, partita | jogo de futebol | voetbalwedstrijd',
  'cooking class > kochkurs | cours de cuisine | clase de cocina | corso di cucina, lezione di cucina | ' +
    'aula de culinaria, aula de cozinha | kookles, kookcursus, kookworkshop | kurs gotowania, warsztaty kulinarne | yemek kursu, yemek dersi',
  'flea market > flohmarkt, flohmarkte | marche aux puces, brocante, brocantes | mercadillo, mercadillos | ' +
    'mercatino delle pulci | feira da ladra | rommelmarkt, vlooienmarkt | pchli targ | bit pazari',
  'art museums > kunstmuseen, kunstmuseum | musees d art, musee d art | museos de arte | musei d arte | museus de arte | kunstmusea',
  'port wine tasting > portweinprobe, portweinproben, portweinverkostung | degustation de porto | cata de oporto | degustazione di porto | prova de vinho do porto | portproeverij',
  'harbour boat trip > hafenrundfahrt, hafenrundgang | tour du port en bateau | paseo en barco por el puerto | giro del porto in barca | passeio de barco no porto | havenrondvaart',
  'pierogi > piroggen, piroggi | - | - | - | - | -',
  'wine tasting > weinprobe, weinverkostung | degustation de vin, degustation de vins | cata de vinos, cata de vino | ' +
    'degustazione di vini | prova de vinhos | wijnproeverij',
  'viewpoint > aussichtspunkt | point de vue | mirador, miradores | punto panoramico | miradouro, mirante | uitzichtpunt',
  'playground > spielplatz, spielplatze | aire de jeux | parque infantil | parco giochi | parque infantil | speeltuin',
  'zoo > tierpark | - | - | - | jardim zoologico | dierentuin | ogrod zoologiczny | hayvanat bahcesi',
  'clubs > diskotheken, nachtclubs | boites de nuit, discotheques | discotecas | discoteche | discotecas | nachtclubs, discotheken',
  'temples > tempel, tempeln | temples | templos | templi | templos | tempels | swiatynie, swiatyn | tapinak, tapinaklar',
  'palaces > palaste | palais | palacios | palazzi | palacios | paleizen',
  'galleries > galerien | galeries | galerias | gallerie | galerias | -',
  'shopping > einkaufen, shoppen | - | compras, ir de compras | - | compras | winkelen, shoppen | zakupy, zakupow | alisveris',
  'nightlife > nachtleben | vie nocturne | vida nocturna | vita notturna | vida noturna | nachtleven | zycie nocne, zycia nocnego, imprezy, imprez | gece hayati',
  'cruise > kreuzfahrt, kreuzfahrten | croisiere, croisieres | crucero, cruceros | crociera, crociere | cruzeiro, cruzeiros | -',
  'boats > boote | bateaux, bateau | barcos | barche | barcos | boten',
  'theme parks > freizeitparks, freizeitpark | parcs d attractions, parc d attractions | parque de atracciones, parques de atracciones | parco divertimenti, parchi divertimento | parque de diversoes | pretparken, pretpark',
  'cemeteries > friedhofe | cimetieres | cementerios | cimiteri | cemiterios | begraafplaatsen',
  'caves > hohlen | grottes | cuevas | grotte | grutas | grotten',
  'camel rides > kamele, kamelen, kamelreiten, kamelritt, kamelritte | chameaux, dromadaires, balade a dos de chameau | camellos | cammelli | camelos | kamelen',
  'whale watching > walbeobachtung, wale beobachten | baleines, observation des baleines | ballenas, avistamiento de ballenas | balene | baleias | walvissen, walvissen kijken',
  'musicals > - | comedies musicales, comedie musicale | musicales | - | musicais | -',
  'bullfights > stierkampf, stierkampfe | corrida, corridas | corrida, corridas, toros | corrida, corride | tourada, touradas | stierengevecht, stierengevechten',
  'snorkelling > schnorcheln | plongee avec tuba | esnorquel | - | - | snorkelen | snorkeling | snorkel',
  'diving > tauchen | plongee sous marine | buceo, bucear | immersioni | mergulho | duiken | nurkowanie | dalis',
];

/** The same for Japanese, Chinese, Korean, Russian and Arabic, whose words are looked for as they stand. */
export const GLOSSARY_IN_OTHER_SCRIPTS: readonly (readonly [ours: string, theirs: string])[] = [
  ['classical concerts', 'クラシックのコンサート クラシックコンサート 古典音乐会 古典音樂會'],
  ['architecture', '建築 建筑 건축'],
  ['macarons', 'マカロン 马卡龙 마카롱'],
  ['contemporary art', '現代アート アート 现代艺术 當代藝術 현대미술'],
  ['pandas', '大熊猫 熊猫 熊貓 パンダ 판다'],
  ['warm', '暖か 温暖 暖和 溫暖 따뜻 тепло دافئ دافئة'],
  ['quiet', '静か 安静 安靜 조용 тихо тихое هادئ هادئة'],
  ['snow', '雪景色 看雪 賞雪 赏雪 눈꽃'],
  ['museums', '美術館 博物館 博物馆 美术馆 박물관 미술관 музеи музеев متاحف متحف'],
  ['hot springs', '温泉 溫泉 온천'],
  ['hiking', 'ハイキング トレッキング 登山 徒步 爬山 등산 походы треккинг'],
  ['cycling', 'サイクリング 自転車 骑行 騎行 자전거'],
  ['fishing', '釣り 钓鱼 釣魚 낚시'],
  ['diving', 'ダイビング 潜水 潛水 다이빙'],
  ['snorkelling', 'シュノーケリング シュノーケル 浮潜 浮潛 스노클링'],
  ['skiing', 'スキー 滑雪 스키 лыжах лыжи تزلج'],
  ['beach', 'ビーチ 沙滩 海滩 沙灘 海灘 해변 пляж пляжи شاطئ شواطئ'],
  ['boat trip', 'クルーズ 遊覧船 游船 遊船 유람선'],
  ['cherry blossom', '桜 櫻花 樱花 벚꽃'],
  ['autumn leaves', '紅葉 红叶 단풍'],
  ['night views', '夜景 야경'],
  ['shopping', '買い物 ショッピング 购物 購物 쇼핑 шопинг تسوق'],
  ['ramen', 'ラーメン 拉面 拉麺 라멘'],
  ['sushi', '寿司 壽司 초밥'],
];
