/** What a dish holds that people are allergic to. */
type Allergenic =
  | 'peanuts'
  | 'nuts'
  | 'sesame'
  | 'shellfish'
  | 'fish'
  | 'dairy'
  | 'eggs'
  | 'wheat'
  | 'soy';

/**
 * Dishes that hold an allergen as they are usually cooked, although no word of their name says so: folded, as cards
 * of the catalogue write them, and patterns of whole words.
 */
export const DISHES_BY_ALLERGEN: Readonly<Record<Allergenic, string>> = {
  peanuts: [
    // Vietnam, Cambodia, Laos, Burma, Thailand
    'bun bo (?:nam bo|xao)|bun (?:thit nuong|nem nuong|cha gio)|beef noodle salad|turmeric noodles|grilled pork noodles|noodles with grilled pork|mi quang|quang noodles|goi cuon|(?:rice paper|salad) rolls?|banh (?:xeo|khoai|trang tron|chao)|(?:sizzling|crispy|rice|vietnamese) (?:crepes?|pancakes?)|nem (?:lui|nuong)|com hen|bun hen|(?:bo )?la lot|betel leaf|(?:fresh|rice paper) spring rolls|(?:pomelo|lotus|green mango|lotus root|lotus stem) salad|banana (?:flower|blossom) salad|nom bo kho|xoi lac|hu tieu sa te',
    'nom banh chok|saraman|nataing|mee kati|khao poon|(?:tea leaf|ginger|pickled tea) salad|lah?phet|shan (?:rice )?noodles|nan gyi thoke|phat thai|miang \\w+|phanaeng|panang|penang curry|hang ?lay|sukhothai noodles|tom yum noodles|khanom jeen nam prik',
    // Malaysia, Singapore, Indonesia, the Philippines
    'gado ?gado|karedok|lotek|asinan|batagor|siomay|nasi campur|cilok|martabak manis|terang bulan|apam balik|satay bee hoon|mee (?:siam|rebus)|(?:ice|ais) kacang|muah chee|yu ?sheng|lo hei|thunder tea rice|lei cha|rijsttafel|rice table|(?:patatje|friet) oorlog|fresh lumpia|lumpia sariwa',
    // China, Taiwan, Korea
    'gong bao|dandan|tan ?tan ?(?:men|noodles)|bang bang chicken|bon bon chicken|(?:saliva|mouth ?watering) chicken|kou shui ji|(?:sesame )?cold noodles|liang (?:mian|pi)|liangpi|chongqing (?:noodles|xiao ?mian)|xiao ?mian|fuqi feipian|husband and wife|luosifen|snail noodles|guilin (?:rice )?noodles|guilin mifen|(?:sampan|boat) congee|sha ?cha|gua bao|pork belly buns?|taiwanese burgers?|pigs? blood cakes?|tang ?yuan|tong yuen|hotteok|dakgangjeong',
    // India, Africa
    'sabudana|misal(?: pav)?|bhel(?: puri)?|sev puri|vada pav|salan|baghara \\w+|undhiyu|maafe|mafe|domoda|nkate\\w*|kilishi|matapa|ndole|dovi',
    // The Americas
    'encacahuatado|pipian|ocopa|carapulcra|picante de cuy|llapingachos?|guatita|cazuela manabita|viche|sopa de mani|mani|huancaina|vatapa|acaraje|xinxim|caruru|pacoca|amendoim|cacahuates?|mazapan|elvis sandwich',
  ].join('|'),
  nuts: [
    'macadamias?|mac nut|pine nuts?|pinoli|brazil nuts?|filberts?|amandine|almondine|noisettes?|nocciol\\w*|mandorl\\w*|pistacc?hi\\w*|almendras?|nueces|nocino|nougatine|nutella|gianduiott\\w*|baci',
    'calcot\\w*|xato|salvitxada|suquet|tarta de santiago|santiago (?:cakes?|tarts?)|polvoron(?:es)?|mantecados?|panellets|bienmesabe|toucinho do ceu|bolo rei|dom rodrigos?|financiers?|calissons?|dacquoise|mont blanc cakes?|paris brest|galette des rois|gateau basque|panforte|ricciarelli|torrone|torta caprese|caprese cake|sbrisolona|cassata|martorana|trapanese|pumpkin (?:tortelli|ravioli)\\w*|tortelli di zucca|bonet|bunet|castagnaccio',
    'karydopita|walnut pie|amygdalota|kourabiedes|melomakarona|kataifi|loukoumades|skordalia|circassian chicken|tarator|acili ezme|kunefe|katmer|asure|ashure|bazhe|churchkhela|kharcho|lobio|nigvziani|kuku sabzi|kashk e bademjan|(?:jewell?ed) rice|basbousa|maamoul|mamoul|umm ali|om ali|ouzi|mansaf|kabsa|machboos|qidra|kibbeh|musakhan|bastilla|bstilla|chebakia|sellou|briouats?|amlou|mrouzia',
    'shahi \\w+|rezala|kulfi|barfi|burfi|badam|kaju|navratan|malai kofta|butter chicken|murgh makhani|makhani|paneer butter|mughlai|kheer|payasam|pongal|upma|thandai|shrikhand|falooda|phirni|gajar \\w*halwa|buah keluak|moon ?cakes?|hotteok',
    'esterhazy\\w*|dobos\\w*|vanillekipferl|lebkuchen|stollen|mozartkugel\\w*|mozart balls?|nusstorte|nut tarts?|lackerli|kirschtorte|carrot cakes?|muesli|granola|acai(?: bowls?)?|kransekake|princess cakes?|prinsesstarta|mazarins?|semlor|semla|rogal\\w*|flodni|beigli|zserbo|gerbeaud|gundel \\w+|somloi|medovnik|honey cakes?|trdelnik|trdlo|chimney cakes?|potica|gibanica|cozonac|pakhlava|lavangi|battenberg|dundee cakes?|coronation chicken|waldorf|nogada|aji de gallina',
  ].join('|'),
  sesame: [
    'houmous|humus|hummous|mutabal|moutabal|shawarma|sabich|tarator|fatteh|manakish|manakeesh|manoushe|ka ?ak|barazek|koulouri|pasteli|mezz?e|dukkah|everything bagels?',
    'japchae|gimbap|kimbap|bulgogi|galbi|namul|banchan|samgyeopsal|yukhoe|naengmyeon|makguksu|korean (?:bbq|barbecue)|onigiri|gomaae|tan ?tan ?men|shabu\\w*|hiyashi chuka|furikake|tonkatsu|yakiniku|poke(?: bowls?)?|tempura|hot ?pot|dandan|re gan mian|hot dry noodles|cold noodles|liang (?:mian|pi)|liangpi|bang bang chicken|(?:saliva|mouth ?watering) chicken|jian ?dui|shaobing|guokui|three cup chicken|san bei ji|general tso\\w*|orange chicken|chee cheong fun|yu ?sheng|tang ?yuan|tong yuen|mi quang|banh (?:cam|ran|da)',
    'tilgul|gajak|salan|baghara \\w+|moles?|pipian',
  ].join('|'),
  shellfish: [
    'nam ph?rik|kapi|belacan|terasi|plecing|krupuk|prawn crackers|bagoong|kare kare|pinakbet|palabok|som ?tum|som ?tam|papaya salad|hokkien mee|har mee|char k(?:way|oay|uey) teow|rojak|rujak|sambal|popiah|mee siam|nasi lemak|goi cuon|(?:summer|fresh|rice paper) rolls?|banh (?:xeo|khot|beo|bot loc)|nem (?:cua be|ran)|cha gio|mi quang|hu tieu|bun (?:bo hue|mam|dau)|mam tom|cha ca|com hen|bun hen|quan oc|snails?|escargots?',
    'xo sauce|oyster sauce|har gow|siu mai|shumai|cheung fun|dim sum|yum cha|wontons?|turnip cakes?|yangzhou fried rice|danzai|dan ?zai|jj?amp+ong|haemul\\w*|pajeon|nakji|jukkumi|gejang|monja\\w*|tempura|kakiage|tendon|kani|uni|champon|chanpon|sara udon|akashiyaki',
    'arroz a banda|senyoret|suquet|zarzuela|salpicon|txangurro|navajas|almejas|berberechos|zamburinas|vieiras|mejillones|cigalas|carabineros|bogavante|centoll[oa]|necoras|chipirones|chopitos|puntillitas|rabas|ameijoas|bulhao \\w+|alentejana|lapas|limpets|santola|sapateira|lulas|chocos?|xarem|xerem|scoglio|cozze|scampi|cacciucco|brodetto|seppi\\w*|moscardini|totani|polpo|telline|canocchie|moleche|squid ink|cuttlefish ink|nantua|coquilles|huitres|ecrevisses|bulots|palourdes|tourteau|homard|garides|htapodi|kalamar\\w*|midye|karides|garnaal\\w*|skagen|raksmorgas',
    'parihuela|jalea|chupe|caldillo|curanto|pulmay|paila marina|machas|piure|choritos|ostiones|aguachiles?|campechana|vuelve a la vida|jaiba|acaraje|vatapa|caruru|bobo de camarao|tacaca|casquinha|siri|caranguejo|sururu|viche|encocado|crab ?cakes?|shrimp and grits|low ?country boil|dungeness|surf and turf|geoduck|matapa|jhinga|chingri|koliwada',
  ].join('|'),
  fish: [
    'caesar(?: salad)?|worcestershire|bagna cauda|puttanesca|vitello tonnato|pissaladiere|tapenade|anchoiade|nicoise|pan bagnat|kedgeree|basa|tilapia|pangasius|zander|fogas|sturgeon|caviar|roe|tarama\\w*|bottarga|surstromming|lox|kippers?|smokies|cullen skink|boquerones|whitebait|sarde|matjes|janssons?|thieb\\w*|ceebu\\w*|zarzuela|zuppa di pesce|brodetto|cacciucco|gentse waterzooi|meuniere|pla (?:pao|tod|thod|rad)|ikan|otak\\w*|pempek|ca kho|canh chua|bun ca|mam|mohinga|asam laksa|tikin xic|escabeche',
  ].join('|'),
  dairy: [
    'tres leches|dulce de leche|alfajores?|arequipe|cajeta|flan|arroz con leche|panna cotta|kheer|phirni|ras ?malai|rasgulla|gulab jamun|kulfi|barfi|burfi|sandesh|shrikhand|malai(?! prawn)|dahi|raita|kadhi|ghee|dal makhani|tikka masala|butter chicken|pasanda|stroganov|stroganoff|smetana|sour cream|pierogi|varenyky|syrniki|twarog|oscypek|kajmak|kaymak|banitsa|gibanica|shopska|spanakopita|tiropita|pastitsio|moussaka|bechamel|croquetas|croquettes|kroketten|bitterballen|ricotta|pecorino|gorgonzola|mascarpone|provolone|provoleta|fonduta|bagna cauda|risott\\w*|affogato|cannol[oi]|cassata',
    'cappuccinos?|lattes?|flat whites?|milk tea|bubble tea|boba|teh tarik|hot chocolate|germknodel|topfen\\w*|quark|alplermagronen|vacherin|gruyere|emmental\\w*|brie|camembert|reblochon|comte|roquefort|chevre|quiche|dauphinoise?|blanquette|quenelles?|veloute|hollandaise|bearnaise|meuniere|galettes? completes?|madeleines?|eclairs?|profiteroles?|mille ?feuilles?|kouign amann|far breton|chowder|pavlova|lamingtons?|banoffee|trifle|sticky toffee|shortbread|fudge|cullen skink|colcannon|boxty|skyr|brunost|semlor|semla|kanelbullar|cinnamon (?:buns|rolls)|scones?|queij\\w+|pao de queijo|brigadeiros?|requeijao|catupiry|pupusas?|baleadas?|enchiladas?|chilaquiles|esquites|nachos|tequenos|huancaina|ocopa|aji de gallina|labneh?|jameed|fatteh|ayran|cacik|tzatziki|haydari|iskender|manti|kunefe|muhallebi|sutlac|kashk|doogh|kumis|kurut|aaruul|butter tea|juju dhau|ema datshi|datshi',
  ].join('|'),
  eggs: [
    'mayo|aioli|alioli|hollandaise|bearnaise|tiramisu|zabaione|zabaglione|sabayon|creme brulee|creme caramel|crema catalana|flan|panettone|brioche|challah|madeleines?|macarons?|pavlova|lemon curd|torte\\w*|sachertorte|(?<!vegan )schnitzels?|tempura|tonkatsu|katsudon|oyakodon|katsu|sukiyaki|chawanmushi|dashimaki|monja\\w*|bibimbap|gimbap|kimbap|pajeon|pad thai|phat thai|fried rice|nasi goreng|char k(?:way|oay|uey) teow|hokkien mee|mee goreng|nasi lemak|gado ?gado|kaya toast|ca phe trung|foo young|kedgeree|nicoise|caesar(?: salad)?|cobb|shakshouka|huevos|revuelt\\w*|migas|flamenquin|bandeja paisa|a caballo|chivitos?|milanes\\w*|egg noodles|tagliatelle|tajarin|lasagn\\w*|tortellini|cappelletti|ravioli|pappardelle|agnolotti|fettuccine|spatzle|kaiserschmarrn|palatschinken|palacsinta|pao de lo|toucinho do ceu|fios de ovos|pudim|quindim|yemas|brik|ojja|kuku|pastilla|adjaruli|acharuli|zurek|moussaka|pastitsio|avgolemono|scotch eggs?|croque madame|ramen|semlor|semla',
  ].join('|'),
  wheat: [
    'hotteok|pajeon|jj?amp+ong|sujebi|tteokbokki|teriyaki|yakitori|sukiyaki|unagi|karaage|you ?tiao|shaobing|jianbing|guokui|mantou|peking duck|oyster vermicelli|roujiamo|paomo|popiah|murtabak|martabak|curry puffs?|cao lau|chapatis?|kulcha|bhature?|pav|vada pav|misal|pani puri|golgappa|jalebi|gulab jamun|upma|kachoris?|freekeh|fattoush|kubbeh|sambousek|maamoul|fatayer|sfiha|harira|harcha|baghrir|basbousa|umm ali|om ali|fe?teer|hawawshi|arayes|sabich|malawach|jachnun|challah|bourekas|kugel|matzo\\w*|icli kofte|balik ekmek|moussaka|pastitsio|spanakopita|tiropita|keftedes|galaktoboureko|bougatsa|koulouri|dakos',
    'migas|gazpacho|salmorejo|ajo blanco|albondigas|torrijas?|pan con tomate|pa amb tomaquet|pescaito|cachopo|flamenquin|rabas|fideua|acorda|rissois|prego|alheira|farinheira|peixinhos da horta|canederli|strozzapreti|cavatelli|trenette|bucatini|fettuccine|penne|paccheri|rigatoni|ribollita|pappa al pomodoro|panzanella|passatelli|polpette|maltagliati|pinsa|puccia|tigelle|crescentine|gnocco fritto|erbazzone|casoncelli|culurgiones|fregola|fregula|malloreddus|seadas|pasticciott[oi]|baba|pastiera|panettone|friselle?|tiramisu|cassata|gougeres?|pissaladiere|fougasse|pan bagnat|bugnes|caneles?|kou?gelhopf|bretzel|onion soup|vol au vent|profiteroles?|eclairs?|madeleines?|gateau\\w*|kouign amann|clafoutis|mille ?feuilles?',
    'klosse|semmel\\w*|brezn?|brotzeit|frikadellen?|frikadeller|buletten|klopse|dampfnudel\\w*|germknodel|kasnocken|kasnudeln|schlutzkrapfen|palatschinken|palacsinta|krapfen|stollen|lebkuchen|\\w+brotchen|backhendl|alplermagronen|pirozhki|chebureki|blin[iy]|samsa|somsa|baursak|zurek|zapiekank\\w*|obwarzanek|schabowy|placki|kopytka|trdelnik|langos|nokedli|knedliky|rizek|medovnik|papanasi|covrigi|banitsa|mekitsa|pljeskavica|somun|kroppkakor|kottbullar|swedish meatballs|karjalanpiirakka|karelian \\w+|lefse|kanelbullar|semlor|semla|wienerbrod',
    'yorkshire pudding\\w*|sunday roasts?|toad in the hole|wellington|crumble|scotch eggs?|rarebit|sticky toffee|trifle|shortbread|oatcakes|bannocks?|etouffee|hush ?puppies|corn ?dogs?|chicken fried steak|crab ?cakes?|reubens?|cheesesteaks?|hoagies?|hot brown|chowder|muffuletta|sliders|knish(?:es)?|blintzes|rugelach|babka|molletes|conchas|cemitas?|alfajores?|choripan|sanguche\\w*|completos?|sopaipillas|cubano|medianoche|tallarin\\w*|chaufa|lomo saltado|aji de gallina|picarones|tres leches|mandazi|rolex|vetkoek|koeksisters?|gatsby|bobotie|malva|melktert|milk tart|lamingtons?|anzac',
  ].join('|'),
  soy: [
    'hoisin|tonkatsu|gyudon|yakisoba|okonomiyaki|karaage|unagi|unaju|gyoza|shabu\\w*|oden|inari|sushi|jjigae|doenjang|sundubu|soft tofu stew|galbi|japchae|ssamjang|jajang\\w*|tteokbokki|gochujang|dakgalbi|chow mein|lo mein|kung pao|gong bao|char siu|siu mei|peking duck|red braised|dongpo|lu rou fan|three cup chicken|xiao ?long ?bao|wontons?|black bean sauce|mee goreng|nasi goreng|char k(?:way|oay|uey) teow|hokkien mee|chicken rice|bak kut teh|pad see ew|pad kra ?pao|pad thai|phat thai|adobo|pancit|bo luc lac|lomo saltado|chaufa|tallarin saltado|poke(?: bowls?)?|saimin|loco moco|musubi|gado ?gado|satay|sate',
  ].join('|'),
};
