import { callTRPCProcedure } from '@trpc/server';
import express, { type RequestHandler, type Router } from 'express';
import { contextOf } from '../http/identify.ts';
import type { Limits } from '../http/limits.ts';
import { refuseMethod } from '../http/refuse-method.ts';
import type { Services } from '../services.ts';
import { appRouter } from '../trpc/app-router.ts';
import { procedureFacts } from './procedures.ts';
import { readBody, requireJson } from './read-body.ts';
import { readInput } from './read-input.ts';
import { restRoutes, type RestRoute } from './rest-routes.ts';

/** Mounts the table: every documented path calls its procedure and answers JSON. */
export function createRestAdapter(services: Services, limits: Limits): Router {
  const rest = express.Router({ caseSensitive: true, strict: false });

  for (const path of new Set(restRoutes.map((route) => route.path))) {
    for (const route of restRoutes.filter((one) => one.path === path)) {
      rest[route.method](
        expressPath(path),
        limits.forProcedure(route.procedure),
        requireJson,
        readBody,
        call(route, services),
      );
    }
    // Before the paths that follow: "/trips/import" is no trip's id, whatever the method.
    rest.all(expressPath(path), refuseMethod(allowedMethods(path)));
  }
  return rest;
}

function call(route: RestRoute, services: Services): RequestHandler {
  const { type, input } = procedureFacts(route.procedure);

  return async (request, response) => {
    const gone = new AbortController();

    response.on('close', () => {
      if (!response.writableFinished) gone.abort();
    });
    const result: unknown = await callTRPCProcedure({
      router: appRouter,
      path: route.procedure,
      getRawInput: async () => readInput(request, input, route.queryNames),
      ctx: contextOf(response, services),
      type,
      signal: gone.signal,
      batchIndex: 0,
    });

    response.json(result);
  };
}

function allowedMethods(path: string): string {
  const methods = restRoutes
    .filter((route) => route.path === path)
    .map((route) => route.method.toUpperCase());

  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

/** "/trips/{id}" as Express writes it. */
function expressPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
