// Runs before the first paint, as a file of its own because the content security policy allows no
// inline script: the page appears in the system's colours at once.
document.documentElement.setAttribute(
  'data-mantine-color-scheme',
  window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
);
document.documentElement.classList.add('js');
