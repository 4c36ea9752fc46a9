import { wordSet } from '#shared/word-set.ts';

/** What a trip is like, for whom and in what mood, in the languages that are read: a plan suits it, and holds no such thing. */
const MOODS = wordSet(`
  romantic romance cosy cozy comfy chill chilled chilling touristy offbeat authentic walkable hipster hipsters hip trendy stylish
  glamorous glam glitzy chic elegant fancy posh swanky upscale luxe lavish boho bohemian quirky edgy funky arty artsy indie
  underground geeky nerdy girly boozy rowdy wild crazy lively vibrant buzzing buzzy energetic adventurous adrenaline sporty
  spiritual mystical magical dreamy idyllic picturesque photogenic instagrammable scenic charming enchanting cute whimsical
  sentimental nostalgic festive soulful mindful rustic homely intimate exclusive unforgettable memorable spontaneous flexible
  atmospheric atmosphere vibe vibes vibey mood ambience ambiance feel craic banter laughs bonding pampering indulgent decadent
  foodie foodies gourmet gourmets gourmand backpacker backpackers backpacking nomad nomads explorer explorers
  lads lad ladies gals guys blokes girlfriends besties mates squad crew gang hens stags squads bachelors bachelorettes
  newlyweds honeymooners pensioners retirees empty nesters grownups adults teenagers teens tweens toddlers students
  adventure adventures abenteuer aventure aventures aventura aventuras avventura avventure
  coupley loved lovebirds sweethearts soulmate
  romantisch romantische romantischer romantisches romantik gemutlich gemutliche entspannt entspannte locker lassig stilvoll schick
  ausgefallen alternativ lebendig malerisch traumhaft stimmung stimmungsvoll madels jungs manner frauenrunde mannerrunde
  romantique romantiques detendu detendue detente paisible chaleureux convivial branche animee anime insolite insolites authentique
  authentiques depaysement copines copains ados adolescents adolescentes adolescenti jugendliche jugendlichen
  romantico romantica romanticos romanticas relajado relajada acogedor acogedora animado animada pintoresco pintoresca autentico
  autentica elegante elegantes divertido divertida chulo chula ambiente amigas amigos colegas
  romantici romantiche rilassante rilassanti rilassato rilassata accogliente vivace pittoresco pittoresca suggestivo suggestiva
  tranquillo tranquilla divertente atmosfera amiche amici
  descontraido descontraida aconchegante charmoso charmosa pitoresco pitoresca divertido casalzinho
`);

/** Whether a folded word tells the mood or the company of a trip. */
export function isMoodWord(word: string): boolean {
  return MOODS.has(word);
}
