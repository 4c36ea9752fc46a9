import type { Usage } from './chat-port.ts';

/** US dollars for a million tokens, in and out, by model. */
export type ModelPrices = ReadonlyMap<string, { in: number; out: number }>;

const ENTRY = /^\s*([\w.:/@-]{1,80})\s*=\s*(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)\s*$/;

/** Whether every entry of a list is one that `readPrices` reads. */
export function isPriceList(text: string): boolean {
  return text.split(',').every((part) => ENTRY.test(part));
}

/** Reads "gpt-4o-mini=0.15/0.60,sonar=1/1"; an entry of another form is left out. */
export function readPrices(text = ''): ModelPrices {
  return new Map(
    text.split(',').flatMap((part) => {
      const [, model, priceIn, priceOut] = ENTRY.exec(part) ?? [];

      return model ? [[model, { in: Number(priceIn), out: Number(priceOut) }] as const] : [];
    }),
  );
}

/** What the tokens cost in US dollars; null when nobody told the model's price. */
export function costOf(
  { tokensIn, tokensOut }: Usage,
  model: string,
  prices: ModelPrices,
): number | null {
  const price = prices.get(model);

  if (!price) return null;
  return Math.round(tokensIn * price.in + tokensOut * price.out) / 1_000_000;
}
