import { IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { accessState } from '#client/lib/access.ts';
import { forgetAll } from '#client/lib/offline/offline-store.ts';
import { paths } from '#client/lib/paths.ts';
import { useEscape } from '#client/lib/use-escape.ts';
import classes from './site-header.module.css';
import { HEADER_LINKS } from './site-links.ts';
import { StarMark } from './star-mark.tsx';

const never = () => () => undefined;

/** Scrolled this far, the header lifts off the page with a stronger shadow. */
const HEADER_SHADOW_PX = 50;

/** The fixed header: the mark, the links, Sign In, and on narrow screens a menu that folds them away. */
export function SiteHeader() {
  const isScrolled = useIsScrolled();
  const { key } = useLocation();
  const toggle = useRef<HTMLButtonElement>(null);
  const [openedAt, setOpenedAt] = useState<string>();
  // The menu belongs to the address it was opened at, so following a link closes it.
  const isOpen = openedAt === key;

  useEscape(isOpen, () => {
    setOpenedAt(undefined);
    toggle.current?.focus();
  });

  return (
    <header className={classes.header} data-scrolled={isScrolled || undefined}>
      <div className={classes.bar}>
        <Link to={paths.home()} className={classes.brand}>
          <StarMark size={26} />
          Northstar
        </Link>
        <nav className={classes.links} aria-label="Main">
          <HeaderLinks />
        </nav>
        <SignInButton className={classes.signIn} />
        <button
          ref={toggle}
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls="site-menu"
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          onClick={() => setOpenedAt(isOpen ? undefined : key)}
        >
          {isOpen ? <IconX aria-hidden="true" /> : <IconMenu2 aria-hidden="true" />}
        </button>
      </div>
      <div id="site-menu" className={classes.menu} hidden={!isOpen}>
        <nav aria-label="Mobile">
          <HeaderLinks />
        </nav>
        <SignInButton className={classes.signIn} />
      </div>
    </header>
  );
}

function HeaderLinks() {
  const { pathname, hash } = useLocation();

  return (
    <ul className={classes.list}>
      {HEADER_LINKS.map(({ label, to }) => (
        <li key={label}>
          <Link
            to={to}
            className={classes.link}
            aria-current={pathname + hash === to ? 'page' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    const read = () => setScrolled(window.scrollY > HEADER_SHADOW_PX);

    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);

  return isScrolled;
}

/**
 * Sign In as specified: a button without effect, as an open server knows no accounts. On a server with a password
 * it leads to the sign-in page, or signs out and forgets the trips that this browser kept.
 */
function SignInButton({ className }: { className: string | undefined }) {
  const state = useSyncExternalStore(never, accessState, () => undefined);

  if (state === 'signed-out') {
    return (
      <form action="/sign-in">
        <button type="submit" className={className}>
          Sign In
        </button>
      </form>
    );
  }
  if (state === 'signed-in') {
    return (
      <form method="post" action="/sign-out" onSubmit={(event) => void signOut(event)}>
        <button type="submit" className={className}>
          Sign Out
        </button>
      </form>
    );
  }
  return (
    <button type="button" className={className}>
      Sign In
    </button>
  );
}

async function signOut(event: FormEvent<HTMLFormElement>): Promise<void> {
  const form = event.currentTarget;

  event.preventDefault();
  await forgetAll().catch(() => undefined);
  form.submit();
}
