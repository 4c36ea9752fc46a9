type HotelAnswer = {
  success: boolean;
  totalResults: number;
  errors: { provider: string; message: string }[];
};

/** The dashboard reads the reply as text first; what is no such reply throws an Error in plain words. */
export function readHotelAnswer(text: string): HotelAnswer {
  let answer: Partial<HotelAnswer>;

  try {
    answer = JSON.parse(text) as Partial<HotelAnswer>;
  } catch {
    throw new Error('The reply is not JSON');
  }

  if (typeof answer.totalResults !== 'number') throw new Error('The reply has no totalResults');
  return {
    success: answer.success === true,
    totalResults: answer.totalResults,
    errors: answer.errors ?? [],
  };
}
