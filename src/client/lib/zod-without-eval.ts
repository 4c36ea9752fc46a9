/** Where zod keeps its configuration. */
export type ZodHome = { __zod_globalConfig?: { jitless?: boolean } };

// The content security policy forbids code made from text: zod must not even try. Its own `config()` would
// bring four kilobytes to pages that use no zod; this is where it keeps what `config()` sets.
((globalThis as ZodHome).__zod_globalConfig ??= {}).jitless = true;
