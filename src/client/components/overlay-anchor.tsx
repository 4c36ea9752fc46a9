import { useImperativeHandle, type Ref, type RefObject } from 'react';

type OverlayAnchorProps = {
  button: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null>;
};

/** The target of a popover whose button is drawn elsewhere, and was there before it. */
export function OverlayAnchor({ button, ref }: OverlayAnchorProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current, [button]);
  return null;
}
