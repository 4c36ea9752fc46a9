import type { PlanInput } from './build-problem.ts';

/** Whether dinner comes with a visit. */
export function bringsDinnerOf({
  candidates,
}: Pick<PlanInput, 'candidates'>): (id: string) => boolean {
  const bringing = new Set(
    candidates.flatMap(({ id, file }) =>
      'includes' in file && file.includes?.includes('dinner') ? [id] : [],
    ),
  );

  return (id) => bringing.has(id);
}
