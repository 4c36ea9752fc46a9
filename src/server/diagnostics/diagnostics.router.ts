import { z } from 'zod';
import { namedCheck, serviceCheck } from '#shared/diagnostics/diagnostics.schema.ts';
import { publicProcedure, router } from '../trpc/init.ts';

/** Connectivity checks of the outside services. */
export const diagnosticsRouter = router({
  amadeus: publicProcedure
    .meta({ summary: 'Check the flight and hotel provider' })
    .output(serviceCheck)
    .query(({ ctx, signal }) => ctx.services.diagnostics.amadeus(signal)),

  perplexity: publicProcedure
    .meta({ summary: 'Check the search AI' })
    .output(serviceCheck)
    .query(({ ctx, signal }) => ctx.services.diagnostics.perplexity(signal)),

  openai: publicProcedure
    .meta({ summary: 'Check the language model' })
    .output(serviceCheck)
    .query(({ ctx, signal }) => ctx.services.diagnostics.openai(signal)),

  providers: publicProcedure
    .meta({ summary: 'Check every live travel provider' })
    .output(z.array(namedCheck))
    .query(({ ctx, signal }) => ctx.services.diagnostics.providers(signal)),
});
