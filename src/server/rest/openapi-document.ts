import type { JsonSchema } from './procedures.ts';

type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
};

export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security?: [];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<'application/json', { schema: JsonSchema }> };
  responses: Record<string, unknown>;
};

export type OpenApiDocument = {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  /** Each entry is a way in; an empty entry asks for nothing. */
  security: Record<string, string[]>[];
  components: {
    securitySchemes: Record<string, { type: 'http'; scheme: 'bearer'; description: string }>;
  };
  paths: Record<string, Record<string, Operation>>;
};
