import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureType, type PictureType } from '../domain/picture-type.ts';

export type StoredPicture = { type: PictureType; bytes: Buffer };
export type PictureStore = ReturnType<typeof createPictureStore>;

const MAX_PICTURE_BYTES = 6 * 1024 * 1024;

type Limits = { files: number; bytes: number };

const LIMITS: Limits = { files: 500, bytes: 250 * 1024 * 1024 };
/** The only names that are ever joined to the folder. */
const KEY = /^[\da-f]{40}$/;

/** Pictures as files of a folder, by their key; the oldest go when there are too many. */
export function createPictureStore(folder: string, limits: Limits = LIMITS) {
  const fileOf = (key: string) => path.join(folder, key);

  return {
    async has(key: string): Promise<boolean> {
      return KEY.test(key) && (await stat(fileOf(key)).then(isFile, () => false));
    },

    /** undefined for a key that nothing is kept under. */
    async read(key: string): Promise<StoredPicture | undefined> {
      if (!KEY.test(key)) return undefined;
      const bytes = await readFile(fileOf(key)).catch(() => undefined);
      const type = bytes && pictureType(bytes);

      return type && { type, bytes };
    },

    /** Throws when the bytes are no whole PNG, JPEG or WebP picture of a reasonable size. */
    async keep(key: string, bytes: Buffer): Promise<void> {
      if (!KEY.test(key)) throw new Error('not a key of a picture');
      if (bytes.length > MAX_PICTURE_BYTES || !pictureType(bytes))
        throw new Error('the answer is no picture');
      await mkdir(folder, { recursive: true });
      const unfinished = `${fileOf(key)}.${randomUUID()}`;

      await writeFile(unfinished, bytes);
      await rename(unfinished, fileOf(key));
      await makeRoom(folder, limits);
    },
  };
}

/** Also what a crash left unfinished goes, once it is the oldest. */
async function makeRoom(folder: string, { files, bytes }: Limits): Promise<void> {
  const kept = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const file = path.join(folder, name);
      const facts = await stat(file).catch(() => undefined);

      return { file, size: facts?.size ?? 0, at: facts?.mtimeMs ?? 0 };
    }),
  );
  let room = { files, bytes };

  for (const { file, size } of kept.toSorted((a, b) => b.at - a.at)) {
    room = { files: room.files - 1, bytes: room.bytes - size };
    if (room.files < 0 || room.bytes < 0) await rm(file, { force: true });
  }
}

function isFile(facts: { isFile: () => boolean }): boolean {
  return facts.isFile();
}
