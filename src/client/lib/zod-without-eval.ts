import { config } from 'zod';

// The content security policy forbids code made from text: zod must not even try.
config({ jitless: true });
