import { CORRECTION } from '../understanding/clauses.ts';
import { signatureStart } from './signature.ts';

/** A sentence up to its full stop. */
const SENTENCE = /[^.!?\n]+[.!?\n]*/g;
/** Orders to the software that reads the notes: a strange name in them is none to ask back or to repeat. */
const COMMAND =
  /\b(?:(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|the above)|(?:answer|respond|reply) with|system prompt|reveal your)\b/i;

/** The notes without the sentences that command the software, words of correction and the signature of a letter. */
export function withoutCommands(notes: string): string {
  return notes
    .slice(0, signatureStart(notes))
    .replace(SENTENCE, (sentence) => (COMMAND.test(sentence) ? '' : sentence))
    .replace(CORRECTION, ' ');
}
