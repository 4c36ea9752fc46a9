import { IconCheck } from '@tabler/icons-react';
import { DestinationImage } from '#client/components/destination-image.tsx';
import type { DrawnPicture } from '#client/components/use-destination-picture.ts';
import type { Board } from './board.ts';
import { motifBackdrop, motifOf } from './board-motif.ts';
import { isDrawn, type Outcomes } from './use-board-pictures.ts';
import classes from './mood-board.module.css';

type BoardImagesProps = {
  /** "Kyoto, Japan": tells the pictures where they are. */
  place: string;
  images: Board['images'];
  view: 'grid' | 'list';
  /** How the drawing of each picture ended. */
  outcomes: Outcomes;
  selected?: ReadonlySet<string>;
  onToggle?: (id: string) => void;
};

/** The pictures of a board; each toggles selected where there is something to select for. */
export function BoardImages({
  place,
  images,
  view,
  outcomes,
  selected,
  onToggle,
}: BoardImagesProps) {
  return (
    <ul className={classes.images} data-view={view}>
      {images.map((image) => {
        const { name, text } = wordsOf(image.prompt);
        const isSelected = selected?.has(image.id) ?? false;

        return (
          <li key={image.id} className={classes.item}>
            <button
              type="button"
              className={classes.image}
              aria-pressed={onToggle ? isSelected : undefined}
              aria-label={onToggle ? `Select ${name}` : name}
              disabled={!onToggle}
              onClick={() => onToggle?.(image.id)}
            >
              <BoardPicture name={`${name}, ${place}`} image={image} outcomes={outcomes} />
              {isSelected && (
                <span className={classes.check}>
                  <IconCheck size={18} aria-hidden="true" />
                </span>
              )}
            </button>
            <div>
              <p className={classes.name}>{name}</p>
              {view === 'list' && <p className="quiet small">{text}</p>}
              <p className={classes.category}>{image.category}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

type BoardPictureProps = { name: string; image: Board['images'][number]; outcomes: Outcomes };

/** What the image model drew, over the kind's motif or the place's scene; no stock photo, which shows another place. */
function BoardPicture({ name, image, outcomes }: BoardPictureProps) {
  const Motif = motifOf(image);

  return (
    <DestinationImage
      destination={name}
      keywords={image.prompt}
      alt=""
      width={500}
      drawn={drawnOf(image.url, outcomes)}
      {...(Motif && { backdrop: motifBackdrop(image.colors) })}
    >
      {Motif && (
        <span className={classes.motif}>
          <Motif stroke={1.4} aria-hidden="true" />
        </span>
      )}
    </DestinationImage>
  );
}

function drawnOf(url: string | undefined, outcomes: Outcomes): DrawnPicture {
  return isDrawn(url)
    ? { url, state: outcomes[url] ?? 'awaited' }
    : { url: undefined, state: 'failed' };
}

/** "Nijo Castle, Kyoto: castle. Nightingale floors." as its name and its sentence. */
function wordsOf(prompt: string): { name: string; text: string } {
  const [head = prompt, rest = ''] = prompt.split(': ', 2);

  return { name: head.split(',')[0] ?? head, text: rest.replace(/^[^.]*\. ?/, '') };
}
