import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconCopy, IconShare2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { shareLink } from '#client/lib/share-link.ts';
import { toast } from '#client/lib/toast.tsx';
import classes from './share-address.module.css';

/** How long the button says that it has copied. */
const COPIED_MS = 2000;

type ShareAddressProps = {
  label: string;
  address: string;
  /** Offers the native share sheet where there is one. */
  share?: { text: string };
};

/** An address to copy, and to hand to the system's own share sheet where it has one. */
export function ShareAddress({ label, address, share }: ShareAddressProps) {
  const [hasCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!hasCopied) return undefined;
    const timer = window.setTimeout(() => setCopied(false), COPIED_MS);

    return () => window.clearTimeout(timer);
  }, [hasCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      toast({
        title: 'Copying did not work',
        description: 'Select the address and copy it by hand.',
        variant: 'destructive',
      });
    }
  };

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
        leftSection={
          hasCopied ? (
            <IconCheck size={18} aria-hidden="true" />
          ) : (
            <IconCopy size={18} aria-hidden="true" />
          )
        }
        onClick={() => void copy()}
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
