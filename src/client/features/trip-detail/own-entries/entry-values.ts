import type { OwnEntry } from '#shared/trips/own-entries.schema.ts';

/** An entry as its form holds it: '' for what is left out. */
export type EntryValues = {
  title: string;
  kind: OwnEntry['kind'];
  date: string;
  time: string;
  place: string;
  number: string;
  price: number | string;
  note: string;
};

/** A new entry begins on the day it is added to. */
export function toValues(entry: OwnEntry | undefined, day: string): EntryValues {
  const { title = '', kind = 'stop', date = day, time = '', place = '' } = entry ?? {};
  const { number = '', price = '', note = '' } = entry ?? {};

  return { title, kind, date, time, place, number, price, note };
}

/** The entry that a form stands for; a new one gets an id of its own. */
export function fromValues(values: EntryValues, id: string = crypto.randomUUID()): OwnEntry {
  const { title, kind, date, price, ...texts } = values;
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
