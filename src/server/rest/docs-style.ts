/** The look of the API's documentation page, light and dark by the reader's own preference. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#16213a, #e8ecf5); --paper: light-dark(#fbfaf7, #10172a);
  --line: light-dark(#d9d5cb, #2c3853); --link: light-dark(#0b5c8c, #8ecdf5); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
a { color: var(--link); }
h2 { margin: 2.5rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 1.15rem; }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
pre { max-height: 30rem; overflow: auto; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; }
summary { padding: .4rem 0; cursor: pointer; font-weight: 600; }
table { width: 100%; border-collapse: collapse; text-align: left; }
caption { text-align: left; font-weight: 600; padding: .4rem 0; }
th, td { padding: .4rem .6rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
nav ul { padding-left: 1.2rem; }
`;
