import express, { type Router } from 'express';
import { READ_ONLY, refuseMethod } from '../http/refuse-method.ts';
import { renderDocsPage } from './docs-page.ts';
import { createOpenApiDocument } from './openapi.ts';

/** /openapi.json for programs and /docs for people, both made once from the same document. */
export function createApiDocs(): Router {
  const document = createOpenApiDocument();
  const page = renderDocsPage(document);
  const docs = express.Router();

  docs.get('/openapi.json', (_request, response) => {
    response.json(document);
  });
  docs.get('/docs', (_request, response) => {
    response.type('html').send(page);
  });
  docs.all(['/openapi.json', '/docs'], refuseMethod(READ_ONLY));
  return docs;
}
