import { describe, expect, test } from 'vitest';
import { contactErrors, EMPTY_MESSAGE } from './contact-form.ts';

const VALID = {
  name: 'Ada',
  email: 'ada@example.org',
  subject: 'Hello',
  message: 'Ten letters and more',
};

describe('contactErrors', () => {
  test('[STAT-01] names every field that is missing', () => {
    expect(contactErrors(EMPTY_MESSAGE)).toEqual({
      name: 'Name is required',
      email: 'Please enter a valid email address',
      subject: 'Subject is required',
      message: 'Message must be at least 10 characters long',
    });
  });

  test('[STAT-01] lets a whole message pass', () => {
    expect(contactErrors(VALID)).toEqual({});
  });

  test.each([
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'a b@example.org',
    'ada@exa mple.org',
    'ada@example..org',
  ])('refuses the address %s', (email) => {
    expect(contactErrors({ ...VALID, email })).toEqual({
      email: 'Please enter a valid email address',
    });
  });

  test('counts letters, not spaces around them', () => {
    expect(contactErrors({ ...VALID, message: '  ten letter  ' })).toEqual({});
    expect(contactErrors({ ...VALID, message: '  too short  ' })).toEqual({
      message: 'Message must be at least 10 characters long',
    });
  });
});
