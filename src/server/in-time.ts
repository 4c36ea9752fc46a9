/** The outcome of some work, or an Error with these words when it takes longer. */
export function inTime<Result>(
  work: Promise<Result>,
  limitMs: number,
  late: string,
): Promise<Result> {
  const timer = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(late)), limitMs).unref();
  });

  return Promise.race([work, timer]);
}
