import { useIsomorphicEffect } from '@mantine/hooks';
import { useRef, useState, type ReactNode } from 'react';
import { prefersReducedMotion } from '#client/lib/use-reduced-motion.ts';
import classes from './stagger-group.module.css';

type StaggerGroupProps = {
  as?: 'div' | 'ol' | 'ul';
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A group whose items appear one after another, 0.2 s apart, when it scrolls into view. Without scripts
 * and with reduced motion they are simply there.
 */
export function StaggerGroup({ as: Tag = 'div', className, children }: StaggerGroupProps) {
  const group = useRef<HTMLElement>(null);
  const [isWaiting, setWaiting] = useState(false);

  useIsomorphicEffect(() => {
    const element = group.current;

    if (
      !element ||
      prefersReducedMotion() ||
      element.getBoundingClientRect().top < window.innerHeight
    )
      return undefined;
    setWaiting(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setWaiting(false);
        observer.disconnect();
      },
      { rootMargin: '0px 0px -12% 0px' },
    );

    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Tag
      ref={(element: HTMLElement | null) => {
        group.current = element;
      }}
      className={`${classes.group} ${className ?? ''}`}
      data-waiting={isWaiting || undefined}
    >
      {children}
    </Tag>
  );
}
