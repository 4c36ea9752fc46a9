import { NUMBER_WORDS } from './wish-words.ts';

/** Few of a kind are the two greatest. */
const FEW = 2;
/** What people grow tired of, by the group that it counts as. */
const GROUPS: readonly (readonly [group: string, words: RegExp])[] = [
  ['museum', /^(?:museum|galler|museen|musees|museos|musei|museus|musea|muze)/],
  [
    'worship',
    /^(?:church|cathedral|temple|tempel|shrine|mosque|kirchen|eglises|iglesias|chiese|igrejas|kerken|kosciol|kościoł|koscioł)/,
  ],
  ['palace', /^(?:palace|castle|schlosser|chateaux|castillos|castelli|kastelen|zamk)/],
  ['shops', /^(?:market|shop|mall)/],
  ['green', /^(?:park|garden)/],
  ['view', /^(?:viewpoint|tower)/],
  ['night', /^(?:bar|pub|club)/],
];
const COUNT = String.raw`(one|two|three|[123]|a)(?: single)?`;
const KIND = String.raw`(?:art )?(?:museum|galler|church|cathedral|temple|shrine|mosque|palace|castle|market|shop|mall|park|garden|viewpoint|tower|bar|pub|club)(?:y|ies|es|s)?\b|tempel|museen|musees|museos|musei|museus|kirchen|eglises|iglesias|chiese|igrejas|schlosser|chateaux|castillos|castelli|musea|kerken|kastelen|muze(?:a|ow)|koscio[lł](?:y|ow)|zamk(?:i|ow)`;
const KINDS = String.raw`((?:${KIND})(?:(?:,| and| or| und| oder| et| ou| y| e| o)? (?:${KIND}))*)`;
/** "One museum a day" sets no number for the trip. */
const IN_ALL = String.raw`(?! (?:a|per|each|every) (?:day|morning|afternoon|city|place|stop)\b)`;
const LIMITS = [
  // A number of museums is all that is wanted of them; "one park" is a wish.
  new RegExp(
    String.raw`\b(one|two|three|[123])(?: single)? ((?:art )?(?:museums?|galler(?:y|ies)))\b${IN_ALL}`,
    'g',
  ),
  new RegExp(
    String.raw`\b${COUNT} ${KINDS} (?:at (?:the )?most|max(?:imum)?|only|is enough|will do)\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:at (?:the )?most|no more than|not more than|max(?:imum)?|only|just) ${COUNT} ${KINDS}${IN_ALL}`,
    'g',
  ),
];
const NOT_MANY = String.raw`(?:not|no|(?:don|won) ?t \w+|do not \w+|without|avoid) (?:too|so|that|very|loads of|lots of|tons of|a lot of|endless)(?: many)?|not (?:just|only|all|every)(?: about)?|(?<!\ba )(?:few|fewer|less)|(?:nicht|keine) (?:zu|so|allzu) viele|nicht nur|wenige?|pas (?:trop|que) (?:d[e ]|des )?|peu d[e ]|(?:no|sin) (?:demasiad[oa]s|tant[oa]s|muchas?|muchos?|solo)|poc[oa]s|non (?:troppi|troppe|solo)|poch[ei]|sem muit[oa]s|nao (?:so|muit[oa]s)|weinig|niet te veel|ma[lł]o|niewiele|nie za du[zż]o`;
/** "Not too many churches", "not only museums": a few of them, which asks neither for them nor against them. */
const FEW_OF = new RegExp(String.raw`\b(?:${NOT_MANY}) ?(?:the |of the |any |old )?${KINDS}`, 'g');
/** "A few galleries but not too many", "some museums, not all day": asked for, and a few are enough. */
const SOME_OF = new RegExp(
  String.raw`\b(?:a few|some|a couple of|one or two|a museum or two) ${KINDS}(?= (?:but |though |just )?(?:not (?:too|that|so) (?:many|much)|not only|not all|nothing more|no more)\b)|\b(?:a couple of|one or two|1 or 2) ${KINDS}`,
  'g',
);
/** "Temples yes, but not too many". */
const FEW_BEHIND = new RegExp(
  String.raw`\b${KINDS}(?:,? (?:yes|ja|oui|si|sim|sure|of course|gern|are (?:fine|nice|great|ok)))?,? (?:but|though|aber|mais|pero|ma|mas) (?:not|nicht|pas|no|non|nao) (?:(?:too|so|that) (?:many|much)|(?:zu|so|allzu) viele|trop|demasiad[oa]s|tant[oa]s|troppi|troppe|muit[oa]s)`,
  'g',
);
const TOO_MUCH =
  /\b(?:(?:but|though) not (?:too|that|so) (?:many|much)|aber nicht (?:zu|so) viele?|mais pas trop|pero no demasiad[oa]s|ma non tropp[ie])\b/g;

export type KindLimit = {
  group: string;
  most: number;
  /** Said in passing: the rooms of a palace do not count as a museum. */
  isFew?: true;
};

/** "One museum at most", "not too many churches": how many of a kind the notes allow in the whole trip. */
export function readKindLimits(notes: string): KindLimit[] {
  const text = plainCopy(notes);
  const counted = LIMITS.flatMap((limit) =>
    [...text.matchAll(limit)].flatMap(([, count = '', kinds = '']): KindLimit[] => {
      const most = count === 'a' ? 1 : (NUMBER_WORDS[count] ?? Number(count));

      return groupsOf(kinds).map((group) => ({ group, most }));
    }),
  );
  const few = [FEW_OF, SOME_OF, FEW_BEHIND].flatMap((words) =>
    [...text.matchAll(words)].flatMap(([, kinds, others]) =>
      groupsOf(kinds ?? others ?? '').map((group): KindLimit => ({
        group,
        most: FEW,
        isFew: true,
      })),
    ),
  );

  return [...new Map([...few, ...counted].map((one) => [one.group, one])).values()];
}

function groupsOf(kinds: string): string[] {
  const groups = kinds.split(/[ ,]+/).flatMap((word) => {
    return GROUPS.find(([, words]) => words.test(word))?.[0] ?? [];
  });

  return [...new Set(groups)];
}

/** A text without what asks for a few of a kind: nothing in that is asked for or turned down. */
export function withoutMeasures(text: string): string {
  return [FEW_OF, TOO_MUCH].reduce((rest, words) => {
    const found = [...plainCopy(rest).matchAll(words)].toReversed();

    return found.reduce(
      (left, { index, 0: said }) => left.slice(0, index) + left.slice(index + said.length),
      rest,
    );
  }, text);
}

/** The text in small letters without accents, each sign where it stood. */
function plainCopy(text: string): string {
  return text
    .replace(/\p{L}/gu, (sign) => {
      const plain = sign.normalize('NFD').charAt(0).toLowerCase();

      return plain.length === sign.length ? plain : sign;
    })
    .replace(/['’\n]/g, ' ');
}
