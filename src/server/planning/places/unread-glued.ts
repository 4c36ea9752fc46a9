import type { TextWord } from './text-words.ts';
import type { UnreadRun } from './unread-words.ts';

type Text = { text: string; words: readonly TextWord[]; isTaken: (at: number) => boolean };

const SIGN = String.raw`[\p{Script=Han}\p{Script=Katakana}ー々]`;
/** Before a name: a break, a particle, a word for going and seeing, or an hour. */
const LEFT = String.raw`(?<=^|[\s\p{P}→+]|[とやにはをで和跟与及去到看在住游逛飞往再]|最后|然后|[点點時时分半])`;
/** Behind a name: a break, a particle, a number, or a word for what one does there. */
const RIGHT = String.raw`(?=$|[\s\p{P}→+]|\p{Script=Hiragana}|[0-9０-９]|和|跟|与|及|附近|周边|周邊|自驾|自駕|自由行|旅行|旅游|旅遊|出$|进|玩)`;
const KIND =
  '館|馆|園|园|寺|院|宮|宫|城|塔|山|海|湖|島|岛|区|區|街|巷|基地|神社|古镇|古鎮|瀑布|大厦|大廈|大楼|ビル|タワー|市場|市场|滝|駅|站|镇|鎮|沟|溝|峡|橋|桥|門|门';
const PATTERNS = [
  // "大熊猫基地", "21世紀美術館"
  String.raw`${LEFT}(?:${SIGN}|[0-9]{2}(?=世)){1,9}?(?:${KIND})${RIGHT}`,
  // "去卢克索3晚"
  String.raw`(?<=^|[\s\p{P}→]|[去到在])${SIGN}{2,6}(?=\s?[0-9０-９一二两三四五六七八九十]+\s?(?:晚|泊|夜))`,
].map((pattern) => new RegExp(pattern, 'gu'));
/** "九寨沟和黄龙": what is joined to a name that was read. */
const JOINED = new RegExp(String.raw`(?<=■(?:和|と|及|跟|与|→|・))${SIGN}{2,6}${RIGHT}`, 'gu');
/** Words that stand before a name and are no part of it. */
const LEAD = /^(?:我们|我們|我|想|先|再|最后|最後|然后|然後|去|到|看|在|住|逛|玩|半|点|點|時|时)+/u;
/** Any such thing rather than one by its name. */
const ANY =
  /^(?:(?:美術|美术|博物|水族|図書|图书|動物|动物|植物|旅|商店|商業|商业|古|老|新|大|小|夜|中華|中华|温|地下|購物|购物|朝|魚|鱼|步行|无人|無人|離|离|登|爬|下|上|出|夏|雪|深|看|次|近|病|医|住|全|市|教|世界文化遺産|世界遗产|最寄り|最寄|高層|高层|ホテル|お|飛|飞|青)?(?:.|基地|神社|古镇|古鎮|瀑布|大厦|大廈|大楼|ビル|タワー|市場|市场)|地区|地區|海[边邊]|.*(?:人|岁|歳|才)|東京駅周辺|公園|公园|乐园|樂園|遊園|学[院園园]|病院|电影院|電影院|旅館|旅馆|宾馆|賓館|咖啡馆|咖啡館|餐馆|餐館|老城|古城)$/u;

/** Names that nothing was made of, in scripts that write no spaces. */
export function unreadGlued({ text, words, isTaken }: Text): UnreadRun[] {
  if (!words.some(({ isGlued }) => isGlued)) return [];
  const open = words.reduce(
    (rest, { from, to }, at) =>
      isTaken(at) ? `${rest.slice(0, from)}${'■'.repeat(to - from)}${rest.slice(to)}` : rest,
    text,
  );
  const found = [
    ...PATTERNS.flatMap((pattern) => [...open.replaceAll('■', '、').matchAll(pattern)]),
    ...open.matchAll(JOINED),
  ];

  return found.flatMap(({ 0: whole, index: start }) => {
    const said = whole.replace(LEAD, '');
    const index = start + whole.length - said.length;
    const within = words.flatMap((word, at) =>
      word.from >= index && word.to <= index + said.length ? [at] : [],
    );
    const [at] = within;

    return at === undefined || ANY.test(said) ? [] : [{ said, at, count: within.length }];
  });
}

/** A name in front of a kind of place, in scripts that write both in one. */
const OF_A_KIND =
  /[\p{Script=Katakana}ー]{3,12}(?:庭園|神社|寺院|寺|城|塔|橋|美術館|博物館|公園|市場|展望台|教会|宮殿)/gu;
const QUOTED = /[「『《]([^「」『』《》]{2,30})[」』》]/gu;

/** Names in brackets or before a kind of place, in scripts without capital letters and spaces. */
export function unreadQuotes({ text, words, isTaken }: Text): UnreadRun[] {
  const quoted = [...text.matchAll(QUOTED)].map(({ index, 1: said = '' }) => ({
    said,
    from: index + 1,
  }));
  const ofKind = [...text.matchAll(OF_A_KIND)].map(({ index, 0: said }) => ({ said, from: index }));

  return [...quoted, ...ofKind].flatMap(({ said, from }) => {
    const to = from + said.length;
    const within = words.flatMap((word, at) => (word.from >= from && word.to <= to ? [at] : []));
    const [at] = within;

    return at === undefined || within.some(isTaken) ? [] : [{ said, at, count: within.length }];
  });
}
