import { nameKey } from './name-key.ts';
import { once } from '#shared/remember.ts';

type OtherName = readonly [english: string, country: string, local: string];

/** English names of towns that GeoNames lists under the local one: English name, country, name in the list. */
const EXONYMS: readonly OtherName[] = [
  ['Aarhus', 'DK', 'Århus'],
  ['Antwerp', 'BE', 'Antwerpen'],
  ['Astana', 'KZ', 'Nur-Sultan'],
  ['Ayutthaya', 'TH', 'Phra Nakhon Si Ayutthaya'],
  ['Binz', 'DE', 'Ostseebad Binz'],
  ['Bizerte', 'TN', 'Banzart'],
  ['Bruges', 'BE', 'Brugge'],
  ['Chamonix', 'FR', 'Chamonix-Mont-Blanc'],
  ['Dalat', 'VN', 'Ðà Lạt'],
  ['Dharamshala', 'IN', 'Dharamsala'],
  ['Ella', 'LK', 'Ella Town'],
  ['Heringsdorf', 'DE', 'Seebad Heringsdorf'],
  ['Kalambaka', 'GR', 'Kalampáka'],
  ['Kep', 'KH', 'Krong Kep'],
  ['Khajuraho', 'IN', 'Khajuraho Group of Monuments'],
  ['Khao Lak', 'TH', 'Ban Khao Lak'],
  ['Khiva', 'UZ', 'Xiva'],
  ['Mahabalipuram', 'IN', 'Seven Pagodas'],
  ['Mirissa', 'LK', 'Mirissa city'],
  ['Pingyao', 'CN', 'Gutao'],
  ['Santillana del Mar', 'ES', 'Santillana'],
  ['St Davids', 'GB', 'Saint Davids'],
  ['Taxco', 'MX', 'Taxco de Alarcón'],
  ['Chefchaouen', 'MA', 'Chefchaouene'],
  ['Cologne', 'DE', 'Köln'],
  ['Darjeeling', 'IN', 'Dārjiling'],
  ['Frankfurt', 'DE', 'Frankfurt am Main'],
  ['Geneva', 'CH', 'Genève'],
  ['Ghent', 'BE', 'Gent'],
  ['Gothenburg', 'SE', 'Göteborg'],
  ['Kalibo', 'PH', 'Kalibo (poblacion)'],
  ['Kempten', 'DE', 'Kempten (Allgäu)'],
  ['Killarney', 'IE', 'Cill Airne'],
  ['Limerick', 'IE', 'Luimneach'],
  ['Mahón', 'ES', 'Maó'],
  ['Nuremberg', 'DE', 'Nürnberg'],
  ['Odesa', 'UA', 'Odessa'],
  ['Ouarzazate', 'MA', 'Ouarzazat'],
  ['Patras', 'GR', 'Pátra'],
  ['Ulaanbaatar', 'MN', 'Ulan Bator'],
  ['Ypres', 'BE', 'Ieper'],
];

/** Names that people type in other languages or still type, and that are not shown: those, country, name in the list. */
const OTHER_NAMES: readonly OtherName[] = [
  ['Ragusa', 'HR', 'Dubrovnik'],
  ['Mamallapuram', 'IN', 'Seven Pagodas'],
  ['平遥, 平遥古城', 'CN', 'Gutao'],
  ['Хива, Chiwa', 'UZ', 'Xiva'],
  ['Lukka', 'IT', 'Lucca'],
  ['Olympia, Olimpia', 'GR', 'Archaía Olympía'],
  ['Nauplia, Nauplie, Nauplion, Nafplio', 'GR', 'Náfplio'],
  ['Santiago', 'ES', 'Santiago de Compostela'],
  ['大理, 大理古城', 'CN', 'Dali'],
  ['香格里拉, Zhongdian', 'CN', 'Shangri-La'],
  ['Mukachevo', 'UA', 'Mukacheve'],
  ['Argostoli', 'GR', 'Argostólion'],
  ['Paleochora', 'GR', 'Palaióchora'],
  ['Vang Vieng', 'LA', 'Vangviang'],
  ['Santa Eulalia', 'ES', 'Santa Eulària des Riu'],
  ['San Vigilio', 'IT', 'San Vigilio di Marebbe'],
  ['Rothenburg', 'DE', 'Rothenburg ob der Tauber'],
  ['Newcastle', 'GB', 'Newcastle upon Tyne'],
  ['San Sebastian, Donostia', 'ES', 'Donostia / San Sebastián'],
  ['Cinque Terre', 'IT', 'Monterosso al Mare'],
  ['Alep, Alepo, حلب', 'SY', 'Aleppo'],
  ['Alger, Argel, Algier, الجزائر العاصمة', 'DZ', 'Algiers'],
  ['Alexandrie, Alejandría, الإسكندرية', 'EG', 'Alexandria'],
  ['Anvers, Amberes, Anversa', 'BE', 'Antwerpen'],
  ['Bagdad, بغداد', 'IQ', 'Baghdad'],
  ['Bakou, Баку', 'AZ', 'Baku'],
  ['Bangalore, बेंगलुरु', 'IN', 'Bengaluru'],
  ['Basle, Bâle, Basilea', 'CH', 'Basel'],
  ['Beograd, Belgrad, Београд, Белград', 'RS', 'Belgrade'],
  ['Beyrouth, بيروت', 'LB', 'Beirut'],
  ['Pressburg, Pozsony', 'SK', 'Bratislava'],
  ['Breslau', 'PL', 'Wrocław'],
  ['Bucarest, Bukarest, București, Бухарест', 'RO', 'Bucharest'],
  ['Calcutta, Kalkutta, कोलकाता', 'IN', 'Kolkata'],
  ['Chisinau, Кишинёв', 'MD', 'Chişinău'],
  ['Colonia, Keulen, Кёльн', 'DE', 'Köln'],
  ['Cordoue, Cordova', 'ES', 'Córdoba'],
  ['Danzig', 'PL', 'Gdańsk'],
  ['Damas, Damasco, دمشق', 'SY', 'Damascus'],
  ['Den Haag, La Haye, La Haya, s-Gravenhage', 'NL', 'The Hague'],
  ['Dresde, Dresda', 'DE', 'Dresden'],
  ['Francfort, Francoforte, Франкфурт, フランクフルト, 法兰克福', 'DE', 'Frankfurt am Main'],
  ['Gand, Gante', 'BE', 'Gent'],
  ['Genf, Ginevra, Ginebra, Genebra, Женева, ジュネーブ, 日内瓦', 'CH', 'Genève'],
  ['Genova, Genua, Gênes, Génova, Генуя', 'IT', 'Genoa'],
  ['Gotemburgo', 'SE', 'Göteborg'],
  ['Jérusalem, Jerusalén, Gerusalemme, ירושלים, القدس, Иерусалим', 'IL', 'Jerusalem'],
  ['جدة, Djeddah', 'SA', 'Jeddah'],
  ['Kiev, Kiew, Київ, Киев', 'UA', 'Kyiv'],
  ['Königsberg', 'RU', 'Kaliningrad'],
  ['Leghorn', 'IT', 'Livorno'],
  ['Leipsic, Lipsia', 'DE', 'Leipzig'],
  ['Lemberg, Lvov, Львів, Львов', 'UA', 'Lviv'],
  ['Löwen, Louvain, Lovaina', 'BE', 'Leuven'],
  ['Laibach, Lubiana, Liubliana', 'SI', 'Ljubljana'],
  ['Luxemburg, Lussemburgo, Luxemburgo', 'LU', 'Luxembourg'],
  ['Lucerne, Lucerna', 'CH', 'Luzern'],
  ['Madras', 'IN', 'Chennai'],
  ['Mantova, Mantoue', 'IT', 'Mantua'],
  ['Marseilles, Marsella, Marsiglia, Marselha, Марсель', 'FR', 'Marseille'],
  ['Mayence, Maguncia', 'DE', 'Mainz'],
  ['Mecque, La Mecque, Meca, مكة', 'SA', 'Mecca'],
  [
    'Moskau, Moscou, Moscú, Mosca, Moskva, Moskwa, Москва, モスクワ, 莫斯科, 모스크바, موسكو',
    'RU',
    'Moscow',
  ],
  ['Nicosie, Nikosia, Λευκωσία', 'CY', 'Nicosia'],
  ['Nuremburg, Norimberga, Núremberg, Nuremberga', 'DE', 'Nürnberg'],
  ['Padova, Padoue', 'IT', 'Padua'],
  ['Pondicherry', 'IN', 'Puducherry'],
  ['Posen', 'PL', 'Poznań'],
  ['Rangoon', 'MM', 'Yangon'],
  ['Ratisbon, Ratisbona', 'DE', 'Regensburg'],
  ['Riad, Riyad, الرياض', 'SA', 'Riyadh'],
  ['Salonica, Salonika, Thessalonica, Thessaloniki, Θεσσαλονίκη', 'GR', 'Thessaloníki'],
  [
    'San Petersburgo, San Pietroburgo, Saint-Pétersbourg, Petersburg, Санкт-Петербург, サンクトペテルブルク',
    'RU',
    'Saint Petersburg',
  ],
  ['Saragossa, Saragosse', 'ES', 'Zaragoza'],
  ['Siracusa, Syrakus', 'IT', 'Syracuse'],
  ['Sofija, София', 'BG', 'Sofia'],
  ['Straßburg, Estrasburgo, Strasburgo', 'FR', 'Strasbourg'],
  ['Stettin', 'PL', 'Szczecin'],
  ['Téhéran, Teherán, تهران, Тегеран', 'IR', 'Tehran'],
  ['Tel Aviv-Yafo, תל אביב, تل أبيب, Тель-Авив', 'IL', 'Tel Aviv'],
  ['Trent, Trente', 'IT', 'Trento'],
  ['Trèves, Tréveris', 'DE', 'Trier'],
  [
    'Varsovie, Varsavia, Varsovia, Warschau, Warszawa, Varsóvia, Варшава, ワルシャワ, 华沙',
    'PL',
    'Warsaw',
  ],
  ['Wilna, Vilna, Wilno, Вильнюс', 'LT', 'Vilnius'],
  ['Wladiwostok, Владивосток', 'RU', 'Vladivostok'],
  ['Zagabria, Agram', 'HR', 'Zagreb'],
  ['但尼丁, 達尼丁, ダニーデン', 'NZ', 'Dunedin'],
  ['名古屋', 'JP', 'Nagoya'],
  ['横浜', 'JP', 'Yokohama'],
  ['神戸', 'JP', 'Kobe'],
  ['金沢', 'JP', 'Kanazawa'],
  ['仙台', 'JP', 'Sendai'],
  ['长崎, 長崎', 'JP', 'Nagasaki'],
  ['广州, 廣州, Canton', 'CN', 'Guangzhou'],
  ['深圳', 'CN', 'Shenzhen'],
  ['杭州', 'CN', 'Hangzhou'],
  ['苏州', 'CN', 'Suzhou'],
  ['南京, Nanking', 'CN', 'Nanjing'],
  ['昆明', 'CN', 'Kunming'],
  ['拉萨', 'CN', 'Lhasa'],
  ['高雄', 'TW', 'Kaohsiung'],
  ['인천', 'KR', 'Incheon'],
  ['대구', 'KR', 'Daegu'],
];

/** A town's English name where the list has the local one. */
export function englishName({ name, country }: { name: string; country: string }): string {
  const known = EXONYMS.find(
    ([, own, local]) => own === country && nameKey(local) === nameKey(name),
  );

  return known?.[0] ?? name;
}

/** The keys of a town's other names, by the key of the one in the list. */
export function otherKeysOf(key: string, country: string): readonly string[] {
  return keys().get(`${country} ${key}`) ?? [];
}

const keys = once(() => {
  const found = new Map<string, string[]>();

  for (const [names, country, local] of [...EXONYMS, ...OTHER_NAMES]) {
    const own = `${country} ${nameKey(local)}`;

    found.set(own, [...(found.get(own) ?? []), ...names.split(', ').map(nameKey)]);
  }
  return found;
});
