export type ContactValues = { name: string; email: string; subject: string; message: string };
export type ContactErrors = Partial<Record<keyof ContactValues, string>>;

export const EMPTY_MESSAGE: ContactValues = { name: '', email: '', subject: '', message: '' };
const MIN_MESSAGE_LENGTH = 10;
/** How long sending takes; nothing leaves the browser. */
const SENDING_MS = 1000;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is wrong with each field; an empty object when the message can go. */
export function contactErrors({ name, email, subject, message }: ContactValues): ContactErrors {
  return {
    ...(name.trim() ? {} : { name: 'Name is required' }),
    ...(EMAIL.test(email.trim()) ? {} : { email: 'Please enter a valid email address' }),
    ...(subject.trim() ? {} : { subject: 'Subject is required' }),
    ...(message.trim().length >= MIN_MESSAGE_LENGTH
      ? {}
      : { message: 'Message must be at least 10 characters long' }),
  };
}

/** Stands in for sending: takes a second, calls no server, and fails when the browser is offline. */
export async function sendMessage(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SENDING_MS));
  if (!navigator.onLine) throw new Error('The browser is offline');
}
