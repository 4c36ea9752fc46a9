import type { z } from 'zod';
import { AppError } from '#shared/app-error.ts';
import type {
  listMoodBoardsInput,
  moodBoardInput,
  moodBoardResult,
  renameMoodBoardInput,
  savedMoodBoard,
  saveMoodBoardInput,
} from '#shared/mood-board/mood-board.schema.ts';
import { BOARDS_PER_PAGE, PICTURE_PATH } from '#shared/mood-board/board-categories.ts';
import { isSceneKind } from '#shared/scene/scene-kinds.ts';
import { sceneFor } from '#shared/scene/scene-for.ts';
import type { Catalogue, Destination } from '../catalogue/catalogue.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { findMeantTown } from '../gazetteer/known-names.ts';
import { boardImages, type BoardImage, type BoardPlace } from './domain/board-images.ts';
import { boardPalette } from './domain/board-palette.ts';
import { toSavedMoodBoard } from './mood-board.mapper.ts';
import type { MoodBoardRepository } from './mood-board.repository.ts';
import type { BoardPictures } from './pictures/board-pictures.ts';

type Ports = {
  boards: MoodBoardRepository;
  catalogue: Catalogue;
  gazetteer: () => Promise<Gazetteer>;
  pictures: BoardPictures;
};

const MAX_TAGS = 12;
const STRONG_INTEREST = 4;

/** Visual inspiration for a place, and the boards kept from it. */
export function createMoodBoardService({ boards, catalogue, gazetteer, pictures }: Ports) {
  return {
    /** NOT_FOUND with near names when the catalogue does not know the place. */
    async generate({
      destination: text,
      categories,
    }: z.output<typeof moodBoardInput>): Promise<z.infer<typeof moodBoardResult>> {
      const town = await findMeantTown(text, { catalogue, gazetteer });

      if (!town || 'place' in town) throw unknownPlace(text, catalogue);
      const { destination } = town;
      const country = catalogue.country(destination.country)?.name ?? destination.country;
      const palette = paletteOf(destination, country);

      return {
        destination: `${destination.name}, ${country}`,
        images: boardImages(
          { destination: destination.name, places: placesOf(destination), palette },
          categories,
        ).map((image) => withPicture(image, pictures)),
        colorPalette: palette,
        tags: tagsOf(destination),
      };
    },

    /** How the drawing of each picture ends, as it ends. */
    pictures: (keys: readonly string[]) => pictures.outcomes(keys),

    /** A picture that was drawn; undefined when there is none under this key. */
    picture: (key: string) => pictures.read(key),

    async save(
      userId: number,
      board: z.output<typeof saveMoodBoardInput>,
    ): Promise<z.infer<typeof savedMoodBoard>> {
      const id = await boards.insert({ ...board, userId });

      return toSavedMoodBoard(await found(boards, id));
    },

    /** A user's boards from the newest down, or from the one before the cursor. */
    async list(
      userId: number,
      { cursor }: z.output<typeof listMoodBoardsInput>,
    ): Promise<z.infer<typeof savedMoodBoard>[]> {
      return (await boards.findPage(userId, cursor, BOARDS_PER_PAGE)).map(toSavedMoodBoard);
    },

    /** NOT_FOUND when there is no such board. */
    async rename({ id, title, description }: z.output<typeof renameMoodBoardInput>) {
      if (!(await boards.rename(id, { title, description }))) throw boardNotFound();
      return toSavedMoodBoard(await found(boards, id));
    },

    /** NOT_FOUND when there is no such board. */
    async remove(id: number): Promise<{ id: number }> {
      if (!(await boards.remove(id))) throw boardNotFound();
      return { id };
    },
  };
}

/** An image with the address of its picture, where a model draws one. */
function withPicture(image: BoardImage, pictures: BoardPictures): BoardImage {
  const key = pictures.request(
    `An editorial travel photograph without any text: ${image.prompt} Colours: ${image.colors.join(', ')}.`,
  );

  return key === undefined ? image : { ...image, url: `${PICTURE_PATH}${key}` };
}

async function found(boards: MoodBoardRepository, id: number) {
  const row = await boards.findById(id);

  if (!row) throw boardNotFound();
  return row;
}

function boardNotFound(): AppError {
  return new AppError('NOT_FOUND', 'Mood board not found');
}

function unknownPlace(text: string, catalogue: Catalogue): AppError {
  const initial = text.trim().charAt(0).toLowerCase();
  const near = catalogue.destinations
    .filter(({ name }) => name.toLowerCase().startsWith(initial))
    .slice(0, 3);
  const hint = near.length > 0 ? ` Perhaps ${near.map(({ name }) => name).join(', ')}?` : '';

  return new AppError('NOT_FOUND', `destination: we have no pictures of that place yet.${hint}`);
}

function paletteOf(destination: Destination, country: string): string[] {
  const scene = sceneFor(`${destination.name}, ${country}`);

  return boardPalette({
    ...scene,
    lat: destination.lat,
    scene: destination.scene.filter(isSceneKind),
  });
}

function tagsOf(destination: Destination): string[] {
  const strong = Object.entries(destination.interests).flatMap(([interest, [score]]) =>
    score >= STRONG_INTEREST ? [interest] : [],
  );

  return [...destination.scene.map((kind) => kind.replaceAll('-', ' ')), ...strong].slice(
    0,
    MAX_TAGS,
  );
}

function placesOf(destination: Destination): BoardPlace[] {
  const id = (own: string) => `${destination.id}/${own}`;

  return [
    ...destination.places.map((place) => ({ ...place, id: id(place.id), why: place.why ?? '' })),
    ...destination.food.map((food) => ({
      id: id(food.id),
      name: food.name,
      kind: food.kind,
      interests: ['Culinary'],
      why: `${food.cuisine}: ${food.dishes.join(', ')}.`,
      fame: food.fame,
    })),
    ...destination.dayTrips.map((trip) => ({ ...trip, id: id(trip.id), kind: 'day-trip' })),
  ];
}
