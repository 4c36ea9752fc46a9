import { describe, expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { callRest } from '#server/testing/both-transports.ts';

const api = createTestApi();

async function aBoard() {
  const made = await api.caller.moodBoard.generate({ destination: 'Kyoto' });

  return { ...made, title: 'Temples in the rain', images: made.images.slice(0, 2) };
}

describe('[API-15] mood boards', () => {
  test('show each category asked for, with colours and tags of the place', async () => {
    const board = await api.caller.moodBoard.generate({
      destination: 'kyoto',
      categories: ['food', 'nature'],
    });

    expect(board.destination).toBe('Kyoto, Japan');
    expect(new Set(board.images.map((image) => image.category))).toEqual(
      new Set(['food', 'nature']),
    );
    expect(new Set(board.images.map((image) => image.id)).size).toBe(board.images.length);
    expect(board.colorPalette.length).toBeGreaterThanOrEqual(5);
    expect(
      board.images.every((image) =>
        image.colors.every((color) => board.colorPalette.includes(color)),
      ),
    ).toBe(true);
    expect(board.tags.length).toBeGreaterThan(2);
    expect(
      await api.caller.moodBoard.generate({ destination: 'kyoto', categories: ['food', 'nature'] }),
    ).toEqual(board);
  });

  test('show several kinds of places, where there are, rather than four of one', async () => {
    for (const destination of ['Kyoto', 'Rome', 'Reykjavik']) {
      const { images } = await api.caller.moodBoard.generate({ destination });
      const kinds = (category: string) =>
        images.flatMap((image) => (image.category === category ? [image.tags[0]] : []));

      expect(new Set(kinds('architecture')).size, destination).toBeGreaterThan(1);
      expect(
        kinds('architecture').filter((kind) => kind === 'temple').length,
        destination,
      ).toBeLessThan(3);
      expect(new Set(kinds('food')).size, destination).toBeGreaterThan(1);
    }
  });

  test('beyond a page are listed on the next, by both transports', async () => {
    const board = await api.caller.moodBoard.save(await aBoard());

    await api.dataSource.query(
      `INSERT INTO mood_boards (destination, title, description, "colorPalette", tags, images)
       SELECT destination, title, description, "colorPalette", tags, images
       FROM mood_boards, generate_series(1, 150)`,
    );
    const newest = await api.caller.moodBoard.list();
    const cursor = newest.at(-1)?.id ?? 0;
    const older = await api.caller.moodBoard.list({ cursor });
    const url = `${api.origin}/api/mood-boards?cursor=${cursor}`;

    expect([newest.length, older.length]).toEqual([100, 51]);
    expect(older.at(-1)).toEqual(board);
    expect(await callRest(url, { method: 'GET' })).toEqual({ status: 200, data: older });
  });

  test('are saved, listed newest first, renamed and removed', async () => {
    const first = await api.caller.moodBoard.save(await aBoard());
    const second = await api.caller.moodBoard.save({ ...(await aBoard()), title: 'Second' });

    expect((await api.caller.moodBoard.list()).map((board) => board.id)).toEqual([
      second.id,
      first.id,
    ]);
    await api.caller.moodBoard.rename({
      id: first.id,
      title: 'Autumn 🍁',
      description: 'مرحبا <b>',
    });
    await api.caller.moodBoard.remove({ id: second.id });
    expect(await api.caller.moodBoard.list()).toMatchObject([
      { id: first.id, title: 'Autumn 🍁', description: 'مرحبا <b>', images: [{}, {}] },
    ]);
  });

  test.each([
    [{ destination: '   ' }, /Destination is required/],
    [{ destination: 'x'.repeat(300) }, /must be at most 120/],
    [{ destination: 'Kyoto', categories: ['cats'] }, /categories/],
    [{ destination: 'Zzyzx' }, /no pictures of that place yet/],
    [{ destination: 'Paris, Texas' }, /no pictures of that place yet/],
    [{ destination: 'Valencia, Venezuela' }, /no pictures of that place yet/],
  ])('refuse to be made from %j', async (input, message) => {
    await expect(api.caller.moodBoard.generate(input as never)).rejects.toThrow(message);
  });

  test('need an image, and nothing is written without one', async () => {
    const board = { ...(await aBoard()), images: [] };

    await expect(api.caller.moodBoard.save(board)).rejects.toThrow('Select at least one image');
    expect(await api.caller.moodBoard.list()).toEqual([]);
  });

  test('that do not exist are a 404', async () => {
    await expect(api.caller.moodBoard.rename({ id: 99, title: 'x' })).rejects.toThrow(
      'Mood board not found',
    );
    await expect(api.caller.moodBoard.remove({ id: 99 })).rejects.toThrow('Mood board not found');
  });
});
