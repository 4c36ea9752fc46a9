import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import packageFacts from '../../../package.json' with { type: 'json' };
import { appRouter } from '../trpc/app-router.ts';
import { createOpenApiDocument } from './openapi.ts';
import { restRoutes } from './rest-routes.ts';
import { RPC_ONLY } from './rpc-only.ts';

const document = createOpenApiDocument();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, found]) => ({ path, method, found })),
);

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1 by a standard validator', async () => {
    const validator = new Validator();

    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  test('describes every procedure, but those listed as RPC only', () => {
    const described = new Set(operations.map(({ found }) => found.operationId));
    const missing = Object.keys(appRouter._def.procedures).filter((path) => !described.has(path));

    expect(missing.toSorted()).toEqual(Object.keys(RPC_ONLY).toSorted());
  });

  test('tells every row of the REST table', () => {
    const told = operations.map(({ method, path }) => `${method} ${path}`);

    expect(told.toSorted()).toEqual(
      [
        ...restRoutes.map(({ method, path }) => `${method} ${path}`),
        ...['calendar.ics', 'trip.gpx', 'voucher.pdf', 'export.json'].map(
          (file) => `get /trips/{id}/${file}`,
        ),
        'get /health',
      ].toSorted(),
    );
  });

  test('every schema compiles back, refers to nothing outside itself, and says what it is', () => {
    const schemas = operations.flatMap(({ found }) => [
      ...found.parameters.map((parameter) => parameter.schema),
      ...Object.values(found.requestBody?.content ?? {}).map((body) => body.schema),
    ]);

    expect(schemas.length).toBeGreaterThan(10);
    for (const found of schemas) expect(() => z.fromJSONSchema(found as never)).not.toThrow();
    expect(JSON.stringify(document)).not.toContain('"$ref"');
  });

  test('each parameter of a path is in the path, and is required', () => {
    for (const { path, found } of operations) {
      const inPath = found.parameters.filter((parameter) => parameter.in === 'path');

      expect(inPath.map((parameter) => parameter.name)).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]),
      );
      expect(inPath.every((parameter) => parameter.required)).toBe(true);
    }
  });

  test('asks for what a call needs, and tells its failures', () => {
    const save = document.paths['/trip-preferences']?.['post'];
    const read = document.paths['/trips/{id}']?.['get'];

    expect(save?.requestBody?.content['application/json'].schema.required).toEqual([
      'tripType',
      'departureDate',
      'returnDate',
      'travelers',
      'budget',
    ]);
    expect(Object.keys(save?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
    expect(Object.keys(read?.responses ?? {})).toEqual(['200', '400', '401', '404', '500', '503']);
  });

  test('tells its licence, and who may call what', () => {
    const forAll = operations.filter(({ found }) => found.security?.length === 0);

    expect(document.info.license).toEqual({ name: 'MIT', identifier: packageFacts.license });
    expect(document.security).toEqual([{}, { token: [] }]);
    expect(document.components.securitySchemes['token']).toMatchObject({ scheme: 'bearer' });
    expect(forAll.map(({ path }) => path)).toEqual(['/shared/{token}', '/health']);
    expect(
      operations
        .filter(({ found }) => !('401' in found.responses))
        .map(({ found }) => found.operationId),
    ).toEqual(forAll.map(({ found }) => found.operationId));
  });

  test('tells an error answer of each call', () => {
    const withoutErrors = operations.filter(
      ({ found }) => !Object.keys(found.responses).some((status) => status.startsWith('4')),
    );

    expect(withoutErrors.map(({ found }) => found.operationId)).toEqual([]);
  });

  test('has no two paths that one address fits, and says so', () => {
    const schemaOf = (path: string, segment: string) =>
      Object.values(document.paths[path] ?? {})
        .flatMap(({ parameters }) => parameters)
        .find(({ name }) => `{${name}}` === segment)?.schema;
    /** Whether no text fits both: two words that differ, or a word where a number is asked for. */
    const differ = ([path, segment]: [string, string], [, word]: [string, string]) => {
      if (!segment.startsWith('{')) return !word.startsWith('{') && segment !== word;
      return !word.startsWith('{') && schemaOf(path, segment)?.type === 'integer';
    };
    const paths = Object.keys(document.paths);
    const clashes = paths.flatMap((path, at) =>
      paths.slice(at + 1).filter((other) => {
        const [mine, theirs] = [path.split('/'), other.split('/')];

        return (
          mine.length === theirs.length &&
          !mine.some((segment, index) => {
            const word = theirs[index] ?? '';

            return differ([path, segment], [other, word]) || differ([other, word], [path, segment]);
          })
        );
      }),
    );

    expect(clashes).toEqual([]);
    expect(document.info.description).toContain('no address fits two paths');
  });

  test('tells the days that a call takes as dates', () => {
    for (const [path, field] of [
      ['/trip-preferences', 'departureDate'],
      ['/trips', 'startDate'],
      ['/build-viator-itinerary', 'endDate'],
    ] as const) {
      const body = document.paths[path]?.['post']?.requestBody?.content['application/json'];

      expect(body?.schema.properties?.[field]).toMatchObject({ type: 'string', format: 'date' });
    }
  });

  test.each([
    ['/generate-trip', 'post', ['409', '422']],
    ['/trips', 'post', ['409', '422']],
    ['/trips/{id}/itinerary/edits', 'post', ['409', '422']],
    ['/trips/{id}/itinerary', 'get', ['409']],
    ['/trips/{tripId}/generate-recommendations', 'post', ['422', '502']],
    ['/booking/hotels/search', 'post', ['404', '422', '502']],
    ['/shared/{token}', 'get', ['404']],
  ])('tells what only %s may fail with', (path, method, statuses) => {
    const told = Object.keys(document.paths[path]?.[method]?.responses ?? {});

    expect(told).toEqual(expect.arrayContaining(statuses));
    expect(told).toEqual(told.toSorted());
  });
});
