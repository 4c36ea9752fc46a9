import { serviceCheck } from '#shared/diagnostics/diagnostics.schema.ts';
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
});
