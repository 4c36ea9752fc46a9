import { config } from 'zod/v4/core';

// The content security policy forbids code made from text: zod must not even try.
config({ jitless: true });
