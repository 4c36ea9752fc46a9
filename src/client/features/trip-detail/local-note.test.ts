import { describe, expect, test } from 'vitest';
import { readNote, readPhrase } from './local-note.ts';

describe('[TRIP-11] local notes', () => {
  test('emergency numbers can be called', () => {
    expect(readNote('Emergency numbers: police 110, ambulance 119.')).toEqual({
      label: 'Emergency numbers',
      parts: [
        { text: 'police ' },
        { text: '110', call: '110' },
        { text: ', ambulance ' },
        { text: '119', call: '119' },
        { text: '.' },
      ],
    });
  });

  test.each([
    ['Tap water: safe.', 'Tap water', 'safe.'],
    ['Avoid trains between 7:30 and 9:00.', undefined, 'Avoid trains between 7:30 and 9:00.'],
    ['Stay 90 days in any 180.', undefined, 'Stay 90 days in any 180.'],
  ])('%s', (note, label, text) => {
    expect(readNote(note)).toEqual({ label, parts: [{ text }] });
  });

  test.each([
    ['はい (high)', 'はい', 'high'],
    ['Bitte', 'Bitte', undefined],
    ['Grazie (GRAHT-see-eh)', 'Grazie', 'GRAHT-see-eh'],
    [
      'Obrigado / obrigada (oh-DOO (man) / oh-DAH (woman))',
      'Obrigado / obrigada',
      'oh-DOO (man) / oh-DAH (woman)',
    ],
    ['Onde é? (no Brasil: o banheiro) (ON-deh eh)', 'Onde é? (no Brasil: o banheiro)', 'ON-deh eh'],
    ['(a note)', '(a note)', undefined],
    ['Wo? :)', 'Wo? :)', undefined],
  ])('%s is said', (phrase, local, say) => {
    expect(readPhrase(phrase)).toEqual({ local, say });
  });
});
