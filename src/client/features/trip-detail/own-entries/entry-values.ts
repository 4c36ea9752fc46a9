import type { OwnEntry } from '#shared/trips/own-entries.schema.ts';

/** An entry as its form holds it: '' for what is left out. */
export type EntryValues = {
  title: string;
  kind: OwnEntry['kind'];
  time: string;
  place: string;
  number: string;
  price: number | string;
  note: string;
};

export function toValues(entry: OwnEntry | undefined): EntryValues {
  const { title = '', kind = 'stop', time = '', place = '', number = '', price = '' } = entry ?? {};

  return { title, kind, time, place, number, price, note: entry?.note ?? '' };
}

/** The entry that a form stands for; a new one gets an id of its own. */
export function fromValues(
  values: EntryValues,
  date: string,
  id: string = crypto.randomUUID(),
): OwnEntry {
  const { title, kind, price, ...texts } = values;
  const filled = Object.entries(texts).flatMap(([field, text]) =>
    text.trim() === '' ? [] : [[field, text.trim()]],
  );

  return {
    id,
    kind,
    date,
    title: title.trim(),
    ...Object.fromEntries(filled),
    ...(price === '' ? {} : { price: Number(price) }),
  };
}
