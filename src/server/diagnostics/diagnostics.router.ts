import { z } from 'zod';
import { namedCheck, serviceCheck } from '#shared/diagnostics/diagnostics.schema.ts';
import { publicProcedure, router } from '../trpc/init.ts';

/** Connectivity checks of the outside services. */
export const diagnosticsRouter = router({
  amadeus: publicProcedure
    .meta({ summary: 'Check the flight and hotel provider' })
    .output(serviceCheck)
    .query(({ ctx }) => ctx.services.diagnostics.amadeus()),

  perplexity: publicProcedure
    .meta({ summary: 'Check the search AI' })
    .output(serviceCheck)
    .query(({ ctx }) => ctx.services.diagnostics.perplexity()),

  openai: publicProcedure
    .meta({ summary: 'Check the language model' })
    .output(serviceCheck)
    .query(({ ctx }) => ctx.services.diagnostics.openai()),

  providers: publicProcedure
    .meta({ summary: 'Check every live travel provider' })
    .output(z.array(namedCheck))
    .query(({ ctx }) => ctx.services.diagnostics.providers()),
});
