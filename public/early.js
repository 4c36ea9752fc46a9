// In the head of every drawn page, after color-scheme.js and in one file with it; no inline script, for the
// content security policy allows none. The page reads before its code is here: the code, the whole style
// sheets and the fonts are asked for once the first picture of the page stands, and what a person does until
// the code is at work is noted, to be done again then (lib/early-input.ts).
(() => {
  const { module, ...lists } = document.currentScript.dataset;
  const listOf = (name) => (lists[name] ?? '').split(' ').filter(Boolean);
  const add = (tag, properties) =>
    document.head.append(Object.assign(document.createElement(tag), properties));
  const entries = [];
  const note = (entry) => entries.push(entry);
  const isText = (element) =>
    element.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])');
  const isNatural = (element) => element.closest('a[href], summary, label, input, select, textarea');

  const listeners = {
    click(event) {
      const { target, detail, button, altKey, ctrlKey, metaKey, shiftKey } = event;

      // Links lead on by themselves.
      if (target.closest('a[href]')) return;
      event.stopPropagation();
      // Ticks are noted as changes; what belongs to a form would send it.
      if (!isNatural(target)) event.preventDefault();
      else if (!isText(target)) return;
      note({
        type: 'click',
        target,
        init: { detail, button, altKey, ctrlKey, metaKey, shiftKey },
      });
    },
    submit(event) {
      event.stopPropagation();
      event.preventDefault();
      note({ type: 'submit', target: event.target });
    },
    input(event) {
      event.stopPropagation();
      if (isText(event.target)) noteField(event.target);
    },
    change(event) {
      event.stopPropagation();
      if (!isText(event.target)) noteField(event.target);
    },
    keydown(event) {
      const { target, key, code, altKey, ctrlKey, metaKey, shiftKey } = event;

      event.stopPropagation();
      if (key === 'Tab' || (key.length === 1 && isText(target))) return;
      note({ type: 'keydown', target, init: { key, code, altKey, ctrlKey, metaKey, shiftKey } });
    },
    mouseover: ({ target }) => (early.pointedAt = target),
  };

  /** Of one field only the last value counts, at the place of its last change. */
  function noteField(target) {
    const before = entries.findIndex((entry) => entry.type === 'field' && entry.target === target);

    if (before >= 0) entries.splice(before, 1);
    note({ type: 'field', target, value: target.value, checked: target.checked });
  }

  const early = {
    entries,
    pointedAt: undefined,
    styled: undefined,
    endLoading() {
      // In a task of its own, and before those of a timer.
      const { port1, port2 } = new MessageChannel();

      port1.onmessage = () => hold.contentDocument?.close();
      port2.postMessage(undefined);
      // To take it away costs a slow phone time that it needs now.
      setTimeout(() => hold.remove(), 2000);
    },
    end() {
      for (const type in listeners) document.removeEventListener(type, listeners[type], true);
    },
  };

  for (const type in listeners) document.addEventListener(type, listeners[type], true);
  window.northstarEarly = early;

  // A frame whose document stays open holds back the load event: the page counts as loaded, to the browser
  // and to programs that drive it, once its controls are at work.
  const hold = document.createElement('iframe');

  hold.hidden = true;
  document.addEventListener('DOMContentLoaded', () => {
    document.head.append(hold);
    hold.contentDocument.open();
    setTimeout(() => hold.remove(), 8000);
  });

  let isAsked = false;

  function askForCode() {
    if (isAsked) return;
    isAsked = true;
    for (const href of listOf('preload'))
      add('link', { rel: 'modulepreload', crossOrigin: '', href });
    // In a task of its own: so many requests take a slow phone time.
    setTimeout(() => {
      loadStyles();
      loadFonts();
    });
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', runCode);
    else runCode();
  }

  /** Part after part, each in a task of its own: a slow phone goes on answering in between. */
  async function runCode() {
    for (const href of listOf('preload')) {
      await import(href).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve));
    }
    await import(module);
  }

  /** All sheets take effect at the same moment, in the place of the rules that the page came with. */
  function loadStyles() {
    const sheets = listOf('styles').map(sheetAt);
    const coming = sheets.map(arrival);

    document.head.append(...sheets);
    early.styled = Promise.all(coming).then((cameAll) => {
      for (const sheet of sheets) sheet.media = 'all';
      if (!cameAll.includes(false)) document.getElementById('first-styles')?.remove();
    });
  }

  /** After the other styles: to set the page's text anew is work for a frame of its own. */
  function loadFonts() {
    const files = listOf('fonts').map((href) =>
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: '',
        href,
      }),
    );
    const sheets = listOf('fontStyles').map(sheetAt);
    const coming = [...files, ...sheets].map(arrival);

    document.head.append(...files, ...sheets);
    void Promise.all([early.styled, ...coming]).then(() =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          for (const sheet of sheets) sheet.media = 'all';
        }),
      ),
    );
  }

  /** A style sheet that has no effect yet. */
  function sheetAt(href) {
    return Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      crossOrigin: '',
      media: 'not all',
      href,
    });
  }

  /** Whether a link's file has come, once that is known. */
  function arrival(link) {
    return new Promise((resolve) => {
      link.onload = () => resolve(true);
      link.onerror = () => resolve(false);
    });
  }

  // A page in a tab that nobody sees is never painted.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) askForCode();
  else new PerformanceObserver(askForCode).observe({ type: 'paint', buffered: true });
  setTimeout(askForCode, 2000);
})();
