/** A name of a script without spaces where a text begins: a landscape by its last sign, or a stay by what follows. */
const GLUED_PLACE =
  /^\p{Script=Han}{1,5}[島岛岳嶽県縣町村郡岬峠滝瀑湖谷嶺岭]|^\p{Script=Han}{2,4}(?=(?:で|に|へ)?\s*[0-9０-９一二三四五六七八九十]+\s*(?:泊|日間|天|晚|夜))/u;
/** What one wants to go to, in Japanese: "…に行きたい". */
const GLUED_GOAL = /^[^、。，,\s]{2,10}(?=(?:に|へ)(?:行き|旅行|旅し))/u;
/** The same in Chinese: "想去…玩". */
const GLUED_TRIP =
  /^(?:我们|我們|我|想|要|打算)*去(?<name>[^、。，,\s]{2,8}?)(?:玩|旅游|旅遊|旅行|度假)/u;
/** A foreign word where a text begins: "エルドラドで", no word that Japanese has taken over. */
const FOREIGN_OPENING = /^[\p{Script=Katakana}ー・]{5,}(?=[でにへ])/u;
const LOAN_WORD =
  /リゾート|ビーチ|キャンプ|スキー|スノ|ダイビング|シュノーケ|ハイキング|トレッキング|クルーズ|サーフィン|ウィーク|クリスマス|バレンタイン|ハネムーン|カップル|ファミリー|グループ|ワイナリー|オーロラ|サファリ|パーク|ビジネス|マラソン|コンサート|フェス|レンタカー|マイル|ホテル|アジア|アフリカ|ヨーロッパ|アメリカ|カリブ|グルメ|ツアー|バカンス|バックパッ|プライベート|サイクリング|ドライブ|イルミネーション|マーケット/u;
const NO_GLUED_PLACE =
  /^(?:.*(?:どこ|海外|国内|温泉|山|海|暖か|涼し|南国|連休|休み|世界|外国|リゾート|ビーチ|スキー).*|(?:無人|无人|离|離|小|南国|热带|熱帯)[島岛]|.*[旅休年月春夏秋冬人族婚泉辺边週周夫妻友達供孩親亲].*)$/u;

/** What stands where the name of a place does in a script without spaces. */
export function gluedOpening(opening: string): string {
  const name = nameOpening(opening);

  return NO_GLUED_PLACE.test(name) ? '' : name;
}

function nameOpening(opening: string): string {
  const place = GLUED_PLACE.exec(opening) ?? GLUED_GOAL.exec(opening);
  const [foreign = ''] = FOREIGN_OPENING.exec(opening) ?? [];

  if (place) return place[0];
  return GLUED_TRIP.exec(opening)?.groups?.['name'] ?? (LOAN_WORD.test(foreign) ? '' : foreign);
}
