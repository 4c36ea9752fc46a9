import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './button-link.module.css';

type ButtonLinkProps = {
  to: string;
  children: ReactNode;
  /** `primary` is the one next step of a screen; `bright` and `outline` stand on pictures and dark bands. */
  look?: 'primary' | 'secondary' | 'bright' | 'outline' | 'quiet';
  size?: 'md' | 'lg';
  icon?: ReactNode;
};

/** A link that looks like a button: an address of its own, so it opens in a new tab and works before scripts do. */
export function ButtonLink({ to, children, look = 'primary', size = 'md', icon }: ButtonLinkProps) {
  return (
    <Link to={to} className={classes.link} data-look={look} data-size={size}>
      {icon}
      {children}
    </Link>
  );
}
