import type { Catalogue } from '#server/catalogue/catalogue.ts';

/** What the planner says of places, which it knows by their ids, with the names by which a traveller knows them. */
export function inNames(reason: string, { place }: Pick<Catalogue, 'place'>): string {
  return reason.replaceAll(/[\w-]+\/[\w-]+/g, (id) => place(id)?.file.name ?? id);
}
