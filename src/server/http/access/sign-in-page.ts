import type { Response } from 'express';
import { escapeXml } from '#server/exports/xml.ts';

const STYLE = `
:root{color-scheme:light dark;--text:#0b1f3a;--ground:#f7f1e8;--card:#fff;--line:#6b7a90;--sea:#0e5e6f;--action:#c2401a;--on-action:#fff;--wrong:#a3260b}
@media (prefers-color-scheme:dark){:root{--text:#eef3f8;--ground:#081322;--card:#10233d;--line:#8fa3bb;--sea:#7fd0df;--action:#ff8a66;--on-action:#0b1f3a;--wrong:#ff9c80}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:min(100% - 2rem,24rem);padding:2rem;border-radius:16px;background:var(--card);box-shadow:0 8px 32px rgb(11 31 58/.08)}
svg{display:block;margin-bottom:.75rem}
h1{margin:0 0 .25rem;text-wrap:balance;font:600 1.75rem/1.2 Georgia,serif}
label{display:block;margin-top:1.25rem;font-weight:600}
input,button{box-sizing:border-box;width:100%;min-height:48px;margin-top:.5rem;padding:0 .75rem;border-radius:10px;font:inherit}
input{border:1px solid var(--line);background:transparent;color:inherit}
button{margin-top:1.25rem;border:0;background:var(--action);color:var(--on-action);font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--sea);outline-offset:2px}
p{margin:0}[role=alert]{margin-top:1rem;color:var(--wrong)}a{color:var(--sea)}`;

/** The product's mark. */
const STAR =
  'M32 4c2 17.3 10.7 26 28 28-17.3 2-26 10.7-28 28-2-17.3-10.7-26-28-28 17.3-2 26-10.7 28-28Z';

/** With the address to go to afterwards. */
type Shown = { status: number; next: string; problem?: string };

/** Sends the sign-in page, in place of whatever was asked for. */
export function sendSignInPage(response: Response, { status, ...page }: Shown): void {
  response.status(status).set('Cache-Control', 'no-store').type('html').send(signInPage(page));
}

/** Plain HTML that works without a script, and says nothing of what lies behind it. */
function signInPage({ next, problem }: Omit<Shown, 'status'>): string {
  const address = escapeXml(next);

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>Sign In · Northstar</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<svg width="40" height="40" viewBox="0 0 64 64" aria-hidden="true"><path fill="#f2b134" d="${STAR}" /></svg>
<h1>Sign in to Northstar</h1>
<p>The trips here are private. Whoever runs this server has the password.</p>
${problem ? `<p role="alert">${escapeXml(problem)}</p>` : ''}
<form method="post" action="/sign-in">
<input type="hidden" name="next" value="${address}" />
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required autofocus />
<button type="submit">Sign In</button>
</form>
</main>
</body>
</html>
`;
}
