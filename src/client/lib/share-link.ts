import { toast } from './toast.tsx';

/** Opens the native share sheet; copies the text and the address where there is none. */
export async function shareLink({ text, url }: { text: string; url: string }): Promise<void> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: text, text, url });
      return;
    }

    await navigator.clipboard.writeText(`${text}\n${url}`);
    toast({
      title: 'Copied to the clipboard',
      description: 'Paste it wherever you like to share it.',
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({
      title: 'Sharing did not work',
      description: 'Copy the address of this page instead.',
      variant: 'destructive',
    });
  }
}
