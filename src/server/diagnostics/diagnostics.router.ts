import { z } from 'zod';
import { namedCheck, serviceCheck } from '#shared/diagnostics/diagnostics.schema.ts';
import { AppError } from '#shared/app-error.ts';
import { listedReport, listReportsInput } from '#shared/trips/place-report.schema.ts';
import { procedure, router } from '../trpc/init.ts';

/** Connectivity checks of the outside services. */
export const diagnosticsRouter = router({
  amadeus: procedure('Check the flight and hotel provider')
    .output(serviceCheck)
    .query(({ ctx }) => ctx.services.diagnostics.amadeus()),

  perplexity: procedure('Check the search AI')
    .output(serviceCheck)
    .query(({ ctx }) => ctx.services.diagnostics.perplexity()),

  openai: procedure('Check the language model')
    .output(serviceCheck)
    .query(({ ctx }) => ctx.services.diagnostics.openai()),

  placeReports: procedure('List what travellers reported about places, the newest first')
    .input(listReportsInput)
    .output(z.array(listedReport))
    .query(({ ctx, input }) => {
      if (!ctx.user.actsForEveryone) throw new AppError('NOT_FOUND', 'Not found');
      return ctx.services.placeReports.list(input);
    }),

  providers: procedure('Check every live travel provider')
    .output(z.array(namedCheck))
    .query(({ ctx }) => ctx.services.diagnostics.providers()),
});
