import superjson from 'superjson';
import { INITIAL_STATE_ID, type InitialState } from '#shared/pages/initial-state.ts';

const HEAD = '<!--page-head-->';
const ROOT = '<!--page-html-->';
const STATE = '<!--page-state-->';

/** A page as the server sends it: empty where `root` is missing, and then rendered by the browser. */
export type PageParts = { head: string; root?: string; state?: InitialState | undefined };

/** Fills index.html, which has a comment for each part. */
export function fillTemplate(template: string, { head, root = '', state }: PageParts): string {
  return template
    .replace(HEAD, () => head)
    .replace(ROOT, () => root)
    .replace(STATE, () => (state ? stateElement(state) : ''));
}

/**
 * The template with its own style sheets before those of a page, as the bundler puts them last: of two rules
 * that weigh the same the later holds, and that has to be the page's.
 */
export function withOwnSheetsFirst(template: string): string {
  const sheets = template.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const rest = sheets.reduce((html, sheet) => html.replace(sheet, ''), template);

  return rest.replace(HEAD, [...sheets, HEAD].join('\n    '));
}

/** No text in it can end the element. */
function stateElement(state: InitialState): string {
  const json = superjson.stringify(state).replaceAll('<', String.raw`\u003c`);

  return `<script type="application/json" id="${INITIAL_STATE_ID}">${json}</script>`;
}
