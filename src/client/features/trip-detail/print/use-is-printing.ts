import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed; what it changes stands before the browser lays out the paper. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const paper = window.matchMedia('print');
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(paper.matches);
    const follow = () => (paper.matches ? start() : end());

    // Printing may have begun before this code was there.
    setPrinting(paper.matches);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
}
