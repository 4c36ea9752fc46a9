import { z } from 'zod';
import { idField } from '#shared/fields.ts';
import { TRIP_FILES } from '#shared/trips/trip-files.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';
import type { JsonSchema } from './procedures.ts';

type Failure = (description: string) => unknown;

/** The trip's files, which are no procedures: their paths of the OpenAPI document. */
export function tripFilePaths(
  failure: Failure,
  unauthorized: Record<number, unknown>,
): OpenApiDocument['paths'] {
  return Object.fromEntries(
    TRIP_FILES.map((format) => [
      `/trips/{id}/${format.file}`,
      { get: toOperation(format, failure, unauthorized) },
    ]),
  );
}

function toOperation(
  { file, type, summary, keepsSecret }: (typeof TRIP_FILES)[number],
  failure: Failure,
  unauthorized: Record<number, unknown>,
): Operation {
  const { $schema: _dialect, ...id } = z.toJSONSchema(idField) as JsonSchema & { $schema?: string };
  const schema: JsonSchema = type === 'application/json' ? { type: 'object' } : { type: 'string' };

  return {
    operationId: `takeAlong.${file.replace('.', '-')}`,
    summary,
    tags: ['takeAlong'],
    parameters: [{ name: 'id', in: 'path', required: true, schema: id }],
    responses: {
      200: { description: 'The file', content: { [type]: { schema } } },
      400: failure('The id is not a whole number'),
      ...unauthorized,
      404: failure('There is no such trip'),
      ...(keepsSecret ? {} : { 409: failure('The trip is still a surprise') }),
      500: failure('Our fault; the text holds a request id to quote'),
      503: failure('The database is away'),
    },
  };
}
