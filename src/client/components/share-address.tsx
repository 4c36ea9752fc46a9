import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconShare2 } from '@tabler/icons-react';
import { useEffect } from 'react';
import { shareLink } from '#client/lib/share-link.ts';
import classes from './share-address.module.css';
import { toastFailure } from '#client/lib/toast.tsx';

type ShareAddressProps = {
  label: string;
  address: string;
  /** Offers the native share sheet where there is one. */
  share?: { text: string };
};

/** An address to copy, and to hand to the system's own share sheet where it has one. */
export function ShareAddress({ label, address, share }: ShareAddressProps) {
  const { copy, copied: hasCopied, error } = useClipboard();

  useEffect(() => {
    if (!error) return;
    toastFailure('Copying failed', 'Select the address and copy it by hand.');
  }, [error]);
  const CopyIcon = hasCopied ? IconCheck : IconCopy;

  return (
    <div className={classes.address}>
      <TextInput
        className={classes.field}
        label={label}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="default"
        leftSection={<CopyIcon size={18} aria-hidden="true" />}
        onClick={() => copy(address)}
      >
        <span aria-live="polite">{hasCopied ? 'Copied' : 'Copy'}</span>
      </Button>
      {share && typeof navigator.share === 'function' && (
        <Button
          variant="default"
          leftSection={<IconShare2 size={18} aria-hidden="true" />}
          onClick={() => void shareLink({ text: share.text, url: address })}
        >
          Share
        </Button>
      )}
    </div>
  );
}
