import { isPublic } from '#server/access/public-paths.ts';
import { KNOWN_FAILURES } from './known-failures.ts';
import { MAX_BODY_BYTES } from './read-body.ts';
import { KEY_HEADER } from './read-input.ts';
import { procedureFacts, type JsonSchema, type ProcedureFacts } from './procedures.ts';
import { restRoutes, type RestRoute } from './rest-routes.ts';
import { tripFilePaths } from './trip-file-operations.ts';
import type { Operation, OpenApiDocument } from './openapi-document.ts';

const DESCRIPTION =
  'Plan, save and book trips. The same operations are typed tRPC procedures under /api/trpc; the operation id ' +
  'is the procedure. A failure is a status and one line of plain text that names every bad field. A request that is ' +
  'sent again under the same Idempotency-Key makes no second trip. The id of a trip or a user is a number, so no ' +
  'address fits two paths: /trips/user/{userId} is never /trips/{id}/sharing.';

/** Whoever reaches an open server may call it; one with a password asks programs for its token. */
const SECURITY: OpenApiDocument['security'] = [{}, { token: [] }];

const SECURITY_SCHEMES: OpenApiDocument['components']['securitySchemes'] = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token of a server that is protected by a password (NORTHSTAR_ACCESS=password)',
  },
};

/** The REST door as OpenAPI 3.1, made from the same table and the same schemas that answer the calls. */
export function createOpenApiDocument(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};

  for (const route of restRoutes) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method]: toOperation(route, procedureFacts(route.procedure)),
    };
  }
  Object.assign(paths, tripFilePaths(textResponse, UNAUTHORIZED));
  paths['/health'] = { get: HEALTH };

  return {
    openapi: '3.1.0',
    info: {
      title: 'Northstar',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    security: SECURITY,
    components: { securitySchemes: SECURITY_SCHEMES },
    paths,
  };
}

function toOperation(route: RestRoute, facts: ProcedureFacts): Operation {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const fields = Object.entries(facts.input.properties ?? {});
  const others = fields.filter(([name]) => !inPath.includes(name));
  const isRequired = (name: string) => facts.input.required?.includes(name) ?? false;
  const hasBody = route.method === 'post' && (others.length > 0 || !facts.input.properties);

  return {
    operationId: route.procedure,
    summary: facts.summary,
    tags: [route.procedure.split('.')[0] ?? ''],
    ...(isForAll(route) ? { security: [] } : {}),
    parameters: [
      ...fields
        .filter(([name]) => inPath.includes(name))
        .map(([name, schema]) => ({ name, in: 'path' as const, required: true, schema })),
      ...(route.method === 'post'
        ? []
        : others.map(([name, schema]) => ({
            name: queryName(route, name),
            in: 'query' as const,
            required: isRequired(name),
            schema,
          }))),
      ...others
        .filter(([name]) => name === 'key')
        .map(([, schema]) => ({
          name: KEY_HEADER,
          in: 'header' as const,
          required: false,
          schema,
        })),
    ],
    ...(hasBody ? { requestBody: toRequestBody(facts.input, others) } : {}),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: facts.output } } },
      ...failures(route, facts),
    },
  };
}

/** Whether a stranger may call it on a server with a password too. */
function isForAll({ method, path }: RestRoute): boolean {
  return isPublic(method.toUpperCase(), `/api${path.replace(/\{\w+\}/g, '1')}`);
}

/** What a field is called in the query. */
function queryName({ queryNames = {} }: RestRoute, field: string): string {
  return Object.entries(queryNames).find(([, own]) => own === field)?.[0] ?? field;
}

function toRequestBody(input: JsonSchema, fields: [string, JsonSchema][]) {
  const names = fields.map(([name]) => name);
  const required = (input.required ?? []).filter((name) => names.includes(name));
  // A call with two forms has no fields of its own; its schema stands as it is.
  const schema: JsonSchema = input.properties
    ? {
        type: 'object',
        properties: Object.fromEntries(fields),
        ...(required.length > 0 ? { required } : {}),
      }
    : input;

  return {
    required: required.length > 0 || !input.properties,
    content: { 'application/json': { schema } },
  };
}

function failures(route: RestRoute, facts: ProcedureFacts): Record<string, unknown> {
  const refersToSomething = Object.keys(facts.input.properties ?? {}).some((name) =>
    /id$/i.test(name),
  );

  return {
    400: textResponse(
      'Bad input: every bad field is named, as "field: what is wrong", joined with "; "',
    ),
    ...(isForAll(route) ? {} : UNAUTHORIZED),
    ...(refersToSomething ? { 404: textResponse('There is no such thing') } : {}),
    ...(route.method === 'post'
      ? {
          413: textResponse(`The body is larger than ${MAX_BODY_BYTES} bytes`),
          415: textResponse('The body is not JSON'),
        }
      : {}),
    ...(facts.type === 'mutation'
      ? { 429: textResponse('Too many requests; see Retry-After') }
      : {}),
    500: textResponse('Our fault; the text holds a request id to quote'),
    503: textResponse('The database is away'),
    ...Object.fromEntries(
      Object.entries(KNOWN_FAILURES[route.procedure] ?? {}).map(([status, description]) => [
        status,
        textResponse(description),
      ]),
    ),
  };
}

function textResponse(description: string) {
  return { description, content: { 'text/plain': { schema: { type: 'string' } } } };
}

const UNAUTHORIZED = { 401: textResponse('The server has a password: send its token, or sign in') };

const HEALTH: Operation = {
  operationId: 'health',
  summary: 'Tell whether the server and its database answer',
  tags: ['health'],
  security: [],
  parameters: [],
  responses: {
    200: {
      description: 'All is well',
      content: {
        'application/json': {
          schema: { type: 'object', properties: { status: { const: 'ok' } }, required: ['status'] },
        },
      },
    },
    421: textResponse('The server was asked for by a name that is not its own'),
    503: textResponse('The database does not answer'),
  },
};
