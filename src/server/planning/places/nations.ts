import { wordSet } from '#shared/word-set.ts';
/** Where people, dishes and languages come from. */
export const NATIONS: ReadonlySet<string> = wordSet(`
  english british scottish irish welsh french german italian spanish portuguese dutch belgian swiss austrian
  danish swedish norwegian finnish icelandic polish czech slovak hungarian romanian bulgarian greek turkish
  russian ukrainian croatian serbian slovenian albanian american canadian mexican brazilian argentinian
  argentine chilean peruvian colombian cuban jamaican australian aussie kiwi japanese chinese korean thai
  vietnamese indian indonesian malaysian singaporean filipino nepali tibetan lebanese israeli egyptian moroccan
  tunisian ethiopian kenyan nigerian african european asian latin arabic arab hebrew persian iranian georgian
  armenian caribbean mediterranean nordic scandinavian balinese sicilian tuscan neapolitan venetian roman
  mughal mogul khmer kazakh uzbek kyrgyz tajik turkmen azeri tyrolean inca incan mayan aztec ottoman byzantine moorish viking celtic
  swabian flemish walloon burmese lao laotian cambodian mongolian taiwanese singaporean sinhalese bengali punjabi gujarati keralan
  malay javanese peranakan hainanese hokkien teochew hakka tamil andalucian galician sardinian calabrian apulian
  piedmontese ligurian cretan cypriot maltese syrian yemeni kurdish uyghur okinawan hawaiian polynesian maori
  bavarian catalan basque andalusian cantonese szechuan sichuan creole cajun victorian gothic baroque
  renaissance medieval deutsch franzosisch italienisch spanisch englisch francais anglais italien espagnol
  allemand espanol ingles frances italiano aleman inglese francese spagnolo tedesco portugues alemao
`);
