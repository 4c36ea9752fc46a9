const lost = new Set<string>();
let asking: Promise<boolean> | undefined;

/** Notes each style sheet that could not be fetched, and takes its link off the page. */
export function watchStyles(page: Document): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      target.remove();
      lost.add(target.href);
    },
    { capture: true },
  );
}

/**
 * Asks again for the style sheets that could not be fetched, and tells whether all are there now. The
 * bundler's loader asks for each but once: the next time it draws their part without styles.
 */
export function findLostStyles(): Promise<boolean> {
  asking ??= askAgain().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function askAgain(): Promise<boolean> {
  const found = await Promise.all([...lost].map(fetchStyles));

  return found.every(Boolean);
}

function fetchStyles(href: string): Promise<boolean> {
  lost.delete(href);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });

  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
    document.head.append(link);
  });
}
