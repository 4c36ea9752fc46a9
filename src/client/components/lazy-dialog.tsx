import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useEscape } from '#client/lib/use-escape.ts';
import { toastFailure } from '#client/lib/toast.tsx';

/** What a dialog, a menu or a calendar is told by its button. */
export type OverlayProps = { isOpen: boolean; onClose: () => void };

/** An overlay whose code is not there from the start; `onIntent` goes onto the button that opens it. */
type LazyDialog<Props> = ComponentType<Props> & {
  onIntent: { onPointerEnter: () => void; onFocus: () => void };
};

/**
 * An overlay in a chunk of its own: fetched when a traveller turns to its button, and opened, once the code is
 * there, by a press that came before.
 */
export function lazyDialog<Props extends OverlayProps>(
  load: () => Promise<ComponentType<Props>>,
): LazyDialog<Props> {
  // A failed early fetch is no failure yet: opening tries again and reports.
  const preload = () => void load().catch(() => undefined);

  function Late(props: Props) {
    const Overlay = useCode(load, props);
    const isDrawn = useHasDrawn(Overlay !== undefined);

    // What is not there yet cannot hear it.
    useEscape(props.isOpen && !isDrawn, props.onClose);

    // Closed at first, as it would be with its code there: it fades in.
    return Overlay && <Overlay {...props} isOpen={props.isOpen && isDrawn} />;
  }

  return Object.assign(Late, { onIntent: { onPointerEnter: preload, onFocus: preload } });
}

function useCode<Props extends OverlayProps>(
  load: () => Promise<ComponentType<Props>>,
  { isOpen, onClose }: Props,
): ComponentType<Props> | undefined {
  const [Overlay, setOverlay] = useState<ComponentType<Props>>();
  const isMissing = isOpen && Overlay === undefined;

  const tellFailure = useEffectEvent(() => {
    onClose();
    toastFailure('This could not be opened', 'Check your connection and try again.');
  });

  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;

    load().then(
      (code) => isWanted && setOverlay(() => code),
      () => isWanted && tellFailure(),
    );
    return () => {
      isWanted = false;
    };
  }, [isMissing, load]);
  return Overlay;
}

function useHasDrawn(isDrawing: boolean): boolean {
  const [hasDrawn, setDrawn] = useState(false);

  useEffect(() => setDrawn(isDrawing), [isDrawing]);
  return hasDrawn;
}
