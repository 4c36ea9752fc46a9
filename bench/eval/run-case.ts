import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { TripMaker } from '#server/generation/make-trip.ts';
import { AppError } from '#shared/app-error.ts';
import { type EvalCase, preferenceOf } from './eval-case.ts';
import { judge, type Outcome } from './judge-plan.ts';
import { faultsOf } from './sound-plan.ts';
import type { TokenCount } from './token-count.ts';

export type Verdict = {
  one: EvalCase;
  outcome: Outcome;
  /** What is wrong with the plan, whatever was wished; a failure that is our own counts too. */
  faults: string[];
  /** For each expectation, why it is not met. */
  missed: (string | undefined)[];
  /** From the question to the plan, and the part of it that a language model took. */
  ms: number;
  modelMs: number;
};

export type EvalWorld = { tripMaker: TripMaker; catalogue: Catalogue; tokens: TokenCount };

/** Makes the trip of one wish and judges what came of it. */
export async function runCase(
  one: EvalCase,
  { tripMaker, catalogue, tokens }: EvalWorld,
): Promise<Verdict> {
  const preference = preferenceOf(one);
  const began = performance.now();
  const outcome: Outcome = await tripMaker.make({ preference, exclude: [] }).then(
    (trip) => ({ trip }),
    (error: unknown) => ({ refusal: refusalOf(error) }),
  );
  const ms = performance.now() - began;
  const faults =
    'trip' in outcome
      ? faultsOf(outcome.trip, preference)
      : outcome.refusal.status === 422
        ? []
        : [`${outcome.refusal.status}: ${outcome.refusal.message}`];

  return {
    one,
    outcome,
    faults,
    missed: one.expect.map((e) => judge(e, outcome, catalogue)),
    ms,
    modelMs: tokens.takeWaited(),
  };
}

function refusalOf(error: unknown): { status: number; message: string } {
  if (error instanceof AppError) return { status: error.status, message: error.message };
  return { status: 500, message: error instanceof Error ? error.message : String(error) };
}
