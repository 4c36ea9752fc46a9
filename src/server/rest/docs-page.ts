import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The files of Swagger UI that the page loads, by the name they are served under. */
export const DOCS_FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': require.resolve('swagger-ui-dist/swagger-ui.css'),
  'swagger-ui-bundle.js': require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
};

/** Starts Swagger UI; a file of its own, because the content security policy allows no inline scripts. */
export const DOCS_SCRIPT = `const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
follow();
dark.addEventListener('change', follow);
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
});
`;

/** The API's documentation: Swagger UI, served from here, over the document at /api/openapi.json. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Northstar API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body>
<div id="swagger-ui"><p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p></div>
</body>
</html>
`;
