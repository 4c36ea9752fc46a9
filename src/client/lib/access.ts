/** Whether this browser is signed in; undefined on a server without a password. The server writes it into its pages. */
export function accessState(): 'signed-in' | 'signed-out' | undefined {
  const content = document.querySelector('meta[name="northstar-access"]')?.getAttribute('content');

  return content === 'signed-in' || content === 'signed-out' ? content : undefined;
}
