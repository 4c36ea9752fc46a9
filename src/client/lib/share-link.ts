import { toast, toastFailure } from './toast.tsx';

type Shared = { title?: string; text: string; url?: string };

/** What is said of a copy, and of a failure. */
const OF_A_LINK = {
  copied: 'Paste it wherever you like to share it.',
  failed: 'Copy the address of this page instead.',
};

/** Opens the native share sheet; copies the text and the address where there is none. */
export async function shareLink(
  { title, text, url }: Shared,
  { copied, failed } = OF_A_LINK,
): Promise<void> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: title ?? text, text, ...(url && { url }) });
      return;
    }

    await navigator.clipboard.writeText([text, url].filter(Boolean).join('\n'));
    toast({ title: 'Copied to the clipboard', description: copied });
  } catch (error) {
    // Closing the share sheet is a choice, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toastFailure('Sharing failed', failed);
  }
}
