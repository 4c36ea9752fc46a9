import { z } from 'zod';

/** The six fields of a day that a plan fills. */
export const FIELDS = [
  'transportation',
  'breakfast',
  'lunch',
  'dinner',
  'attraction',
  'accommodation',
] as const;

/** A field that is no text counts as missing. */
const text = z.string().optional().catch(undefined);

const answerSchema = z.object({
  idx: z.number(),
  plan: z
    .array(
      z.object({
        days: z.coerce.number().optional().catch(undefined),
        current_city: text,
        transportation: text,
        breakfast: text,
        lunch: text,
        dinner: text,
        attraction: text,
        accommodation: text,
      }),
    )
    .nullish()
    .transform((plan) => plan ?? []),
});

/** A plan as it was handed in; one without days counts as not delivered. */
export type Answer = z.infer<typeof answerSchema>;
export type AnswerDay = Answer['plan'][number];

/** One parsed line of an answer file. */
export function readAnswer(json: unknown): Answer {
  return answerSchema.parse(json);
}

/** Whether a field says nothing. */
export function isBlank(field: string | undefined): boolean {
  return ['', '-'].includes((field ?? '').trim());
}
