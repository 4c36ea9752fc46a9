import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { toast } from '#client/lib/toast.tsx';
import { contactErrors, EMPTY_MESSAGE, sendMessage } from './contact-form.ts';
import type { ContactValues } from './contact-form.ts';
import classes from './contact-page.module.css';

/** The message form: errors show beside their fields once sending was tried, and go as they are mended. */
export function ContactForm() {
  const { form, isSending, submit } = useContactForm();
  const field = (name: keyof ContactValues) => ({
    name,
    required: true,
    ...form.getInputProps(name),
  });

  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Contact">
      <TextInput {...field('name')} label="Full name" autoComplete="name" maxLength={100} />
      <TextInput
        {...field('email')}
        label="E-mail"
        type="email"
        autoComplete="email"
        maxLength={200}
      />
      <TextInput {...field('subject')} label="Subject" maxLength={150} />
      <Textarea
        {...field('message')}
        label="Message"
        minRows={6}
        autosize
        maxRows={14}
        maxLength={5000}
      />
      <BusyButton type="submit" isBusy={isSending} className={classes.send}>
        {isSending ? 'Sending...' : 'Send Message'}
      </BusyButton>
    </form>
  );
}

function useContactForm() {
  const [isSending, setSending] = useState(false);
  const [isTried, setTried] = useState(false);
  const form = useForm<ContactValues>({
    initialValues: EMPTY_MESSAGE,
    validate: contactErrors,
    validateInputOnChange: isTried,
  });

  const send = async () => {
    setSending(true);
    try {
      await sendMessage();
      toast({
        title: 'Message sent successfully!',
        description: "We'll get back to you within 24 hours.",
      });
      form.reset();
      setTried(false);
    } catch {
      toast({
        title: 'Error sending message',
        description: 'Please try again later or contact us directly.',
        variant: 'destructive',
      });
    } finally {
      setSending(false);
    }
  };
  const submit = form.onSubmit(
    () => void send(),
    (errors) => {
      const [firstWrong] = Object.keys(errors);

      setTried(true);
      if (firstWrong) form.getInputNode(firstWrong)?.focus();
    },
  );

  return { form, isSending, submit };
}
