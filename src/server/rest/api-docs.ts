import express, { type Router } from 'express';
import { READ_ONLY, refuseMethod } from '../http/refuse-method.ts';
import { DOCS_FILES, DOCS_PAGE, DOCS_SCRIPT } from './docs-page.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { createOpenApiDocument } from './openapi.ts';

/** /openapi.json for programs, and /docs, a page for people that reads it. */
export function createApiDocs(): Router {
  let document: OpenApiDocument | undefined;
  const docs = express.Router();

  docs.get('/openapi.json', (_request, response) => {
    // Made when somebody asks: it takes longer than all else that an app is made of.
    document ??= createOpenApiDocument();
    response.json(document);
  });
  docs.get('/docs', (_request, response) => {
    response.type('html').send(DOCS_PAGE);
  });
  docs.get('/docs/start.js', (_request, response) => {
    response.type('js').send(DOCS_SCRIPT);
  });
  for (const [name, file] of Object.entries(DOCS_FILES)) {
    docs.get(`/docs/${name}`, (_request, response) => response.sendFile(file));
  }
  docs.all(['/openapi.json', '/docs'], refuseMethod(READ_ONLY));
  return docs;
}
