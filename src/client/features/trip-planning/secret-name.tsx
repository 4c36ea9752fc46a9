import { IconEye, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './secret-name.module.css';

/**
 * The secret destination behind a blur. A pointer that rests on it, a press, or the keyboard's focus
 * reveals it; until then the name is no part of what screen readers find.
 */
export function SecretName({ name }: { name: string }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [pressed, setPressed] = useState(false);
  const isRevealed = hovered || focused || pressed;
  const hide = () => {
    setFocused(false);
    setPressed(false);
  };

  return (
    <button
      type="button"
      className={classes.secret}
      data-revealed={isRevealed || undefined}
      aria-label={
        isRevealed
          ? `Secret destination: ${name}`
          : 'Secret destination, hidden. Press to reveal it'
      }
      onPointerEnter={({ pointerType }) => setHovered(pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget }) => setFocused(currentTarget.matches(':focus-visible'))}
      onBlur={hide}
      onClick={() => setPressed((before) => !before)}
    >
      {isRevealed ? (
        <IconEye size={20} stroke={1.6} aria-hidden="true" />
      ) : (
        <IconLock size={20} stroke={1.6} aria-hidden="true" />
      )}
      <span className={classes.name} aria-hidden={!isRevealed} data-testid="secret-destination">
        {name}
      </span>
    </button>
  );
}
