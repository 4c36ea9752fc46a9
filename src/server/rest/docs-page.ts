import { escapeXml } from '#server/exports/xml.ts';
import { DOCS_STYLE } from './docs-style.ts';
import type { OpenApiDocument, Operation } from './openapi.ts';

/** The API's documentation as one page without scripts: a list of operations, each with its schemas. */
export function renderDocsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      path: `/api${path}`,
      operation,
    })),
  );

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(document.info.title)} API</title>
<style>${DOCS_STYLE}</style>
</head>
<body>
<main>
<h1>${escapeXml(document.info.title)} API</h1>
<p>${escapeXml(document.info.description)}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
<nav aria-label="Operations"><ul>
${operations.map(renderLink).join('\n')}
</ul></nav>
${operations.map(renderOperation).join('\n')}
</main>
</body>
</html>
`;
}

type Listed = { method: string; path: string; operation: Operation };

function renderLink({ method, path, operation }: Listed): string {
  return `<li><a href="#${escapeXml(operation.operationId)}"><code>${method.toUpperCase()} ${escapeXml(path)}</code></a> ${escapeXml(operation.summary)}</li>`;
}

function renderOperation({ method, path, operation }: Listed): string {
  const body = operation.requestBody?.content['application/json'].schema;
  const ok = operation.responses['200'] as { content: Record<string, { schema: unknown }> };

  return `<section aria-labelledby="${escapeXml(operation.operationId)}">
<h2 id="${escapeXml(operation.operationId)}"><code>${method.toUpperCase()} ${escapeXml(path)}</code></h2>
<p>${escapeXml(operation.summary)}. Procedure: <code>${escapeXml(operation.operationId)}</code></p>
${renderParameters(operation)}
${body ? renderSchema('Request body', body) : ''}
${renderAnswer(ok.content)}
${renderFailures(operation)}
</section>`;
}

function renderParameters(operation: Operation): string {
  if (operation.parameters.length === 0) return '';
  const rows = operation.parameters.map(
    (parameter) =>
      `<tr><th scope="row"><code>${escapeXml(parameter.name)}</code></th><td>${parameter.in}</td><td>${parameter.required ? 'yes' : 'no'}</td><td><code>${escapeXml(JSON.stringify(parameter.schema))}</code></td></tr>`,
  );

  return `<table><caption>Parameters</caption><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Required</th><th scope="col">Schema</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** JSON by its schema, a file by its type. */
function renderAnswer(content: Record<string, { schema: unknown }>): string {
  return Object.entries(content)
    .map(([type, { schema }]) =>
      type === 'application/json'
        ? renderSchema('Answer', schema)
        : `<p>Answer: a file, <code>${escapeXml(type)}</code></p>`,
    )
    .join('');
}

function renderSchema(title: string, schema: unknown): string {
  return `<details><summary>${title}</summary><pre tabindex="0"><code>${escapeXml(JSON.stringify(schema, null, 2))}</code></pre></details>`;
}

function renderFailures(operation: Operation): string {
  const failures = Object.entries(operation.responses as Record<string, { description: string }>)
    .filter(([status]) => status !== '200')
    .map(([status, { description }]) => `<li><b>${status}</b> ${escapeXml(description)}</li>`);

  return `<details><summary>Failures</summary><ul>${failures.join('')}</ul></details>`;
}
