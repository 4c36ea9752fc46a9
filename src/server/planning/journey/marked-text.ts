import { fold } from './names-of-route.ts';

const SIGNS = '一二三四五六七八九十';

function numberInSigns(said: string): number {
  return said === '两' ? 2 : SIGNS.indexOf(said) + 1 || Number(said);
}

/** Folded words with what stands for a comma (`xcommax`), or for another break (`xbreakx`), among them. */
export function markedText(text: string): string {
  return fold(
    text
      .replaceAll(/\((?=\d)/g, ' ')
      .replaceAll(/[,;–—]|\s-\s/g, ' xcommax ')
      .replaceAll(/[:!?()\n→>/+&、。，]|\.(?=\s|$)/g, ' xbreakx ')
      .replaceAll(
        /(\d{1,2}|[一二两三四五六七八九十])\s?(?:个)?(?:(泊|晚|夜|晩|박)|天|日間|日间)/gu,
        (_, said: string, night?: string) =>
          ` ${numberInSigns(said)} ${night === undefined ? 'days' : 'nights'} `,
      ),
  );
}
