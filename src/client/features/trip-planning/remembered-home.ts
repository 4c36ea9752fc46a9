const KEY = 'northstar-home-airport';
const CODE = /^[A-Z]{3}$/;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The home airport that was given last in this browser; '' where none was. */
export function rememberedHome(storage: () => Store = () => localStorage): string {
  try {
    const code = storage().getItem(KEY) ?? '';

    return CODE.test(code) ? code : '';
  } catch {
    // A browser may keep its storage shut.
    return '';
  }
}

/** Keeps the home airport for the next trip; one that was emptied is forgotten. */
export function rememberHome(airport: string, storage: () => Store = () => localStorage): void {
  const code = airport.trim().toUpperCase();

  try {
    if (CODE.test(code)) storage().setItem(KEY, code);
    else storage().removeItem(KEY);
  } catch {
    // Nothing depends on it.
  }
}
