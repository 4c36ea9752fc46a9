/** One plain line for the person at the terminal. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Stops with one clear line. */
export function giveUp(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
