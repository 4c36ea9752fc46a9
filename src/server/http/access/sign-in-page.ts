import type { Response } from 'express';
import { escapeXml } from '#server/exports/xml.ts';

const STYLE = `
:root{color-scheme:light dark;--text:#0b1f3a;--ground:#f7f1e8;--card:#fff;--line:#6b7a90;--sea:#0e5e6f;--wrong:#a3260b}
@media (prefers-color-scheme:dark){:root{--text:#eef3f8;--ground:#081322;--card:#10233d;--line:#8fa3bb;--sea:#7fd0df;--wrong:#ff9c80}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:min(100% - 2rem,24rem);padding:2rem;border-radius:16px;background:var(--card)}
h1{margin:0 0 .25rem;font:600 1.75rem/1.2 Georgia,serif}
label{display:block;margin-top:1.25rem;font-weight:600}
input,button{box-sizing:border-box;width:100%;min-height:48px;margin-top:.5rem;padding:0 .75rem;border-radius:10px;font:inherit}
input{border:1px solid var(--line);background:transparent;color:inherit}
button{margin-top:1.25rem;border:0;background:var(--sea);color:var(--card);font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--sea);outline-offset:2px}
p{margin:0}[role=alert]{margin-top:1rem;color:var(--wrong)}a{color:var(--sea)}`;

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
<h1>Sign in to Northstar</h1>
<p>This server is private.</p>
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
