import path from 'node:path';
import type { Logger } from '../../logger.ts';
import { createBoardPictures, type BoardPictures } from './board-pictures.ts';
import { createOpenAiImages, type ImageModelConfig } from './openai-images.ts';
import { createPictureStore } from './picture-store.ts';

export type PictureConfig = ImageModelConfig & { DATA_DIR?: string | undefined };

/** The pictures of mood boards as the configuration says, kept in DATA_DIR/pictures. */
export function boardPicturesOf(config: PictureConfig, logger: Logger): BoardPictures {
  return createBoardPictures({
    model: createOpenAiImages(config),
    store: createPictureStore(path.join(config.DATA_DIR ?? '.northstar', 'pictures')),
    onFault: (status) => logger.warn({ status }, 'a picture was not drawn'),
  });
}
