import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTypedEarly } from '#client/lib/use-typed-early.ts';
import { countText } from '#shared/count-text.ts';
import classes from './suggest-box.module.css';

/** One line of the list: what it is called, what tells it from its namesakes, and what kind it is. */
type SuggestOption = { id: string; name: string; context: string; kind: string };

type SuggestBoxProps = {
  label: string;
  description?: ReactNode;
  placeholder?: string;
  typed: string;
  onType: (text: string) => void;
  /** Undefined while the first answer is on its way. */
  options: readonly SuggestOption[] | undefined;
  /** Whether the options answer what stands in the field now. */
  isCurrent: boolean;
  isError: boolean;
  onOpen?: () => void;
  onChoose: (id: string) => void;
  error?: ReactNode;
  size?: 'md' | 'lg';
  /** The description stands below the field, which so lines up with those beside it. */
  isHintBelow?: boolean;
};

const HINT_BELOW: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

/** A text field that suggests what it may mean: by pointer, arrow keys and Enter, or a screen reader. */
export function SuggestBox(props: SuggestBoxProps) {
  const { typed, options, isCurrent, isError, onType, onOpen, onChoose } = props;
  const field = useRef<HTMLInputElement>(null);
  const store = useCombobox({
    onDropdownOpen: () => {
      onOpen?.();
      makeRoom(field.current);
    },
    onDropdownClose: () => store.resetSelectedOption(),
  });
  const listLabel = useId();
  const { dropdownOpened, selectFirstOption, updateSelectedOptionIndex } = store;
  const first = options?.[0]?.id;

  useTypedEarly(field, (text) => {
    onType(text);
    store.openDropdown();
  });
  // Enter takes the likeliest, as soon as it answers what was typed.
  useEffect(() => {
    if (dropdownOpened && isCurrent && typed.trim() !== '' && first !== undefined)
      selectFirstOption();
    else updateSelectedOptionIndex();
    // The store's functions are new with each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [dropdownOpened, isCurrent, typed, first]);

  return (
    <Combobox
      store={store}
      position="bottom-start"
      middlewares={{ flip: false, shift: false }}
      withinPortal={false}
      onOptionSubmit={(id) => {
        onChoose(id);
        store.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          ref={field}
          classNames={{ input: classes.input }}
          label={<span id={listLabel}>{props.label}</span>}
          description={props.description}
          placeholder={props.placeholder}
          size={props.size ?? 'md'}
          {...(props.isHintBelow && { inputWrapperOrder: HINT_BELOW })}
          error={dropdownOpened ? undefined : props.error}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          aria-autocomplete="list"
          rightSection={dropdownOpened && !isCurrent && !isError ? <Loader size={18} /> : undefined}
          onChange={(event) => {
            onType(event.currentTarget.value);
            if (event.currentTarget.value.trim() === '') store.closeDropdown();
            else store.openDropdown();
          }}
          onClick={() => store.openDropdown()}
          onBlur={() => store.closeDropdown()}
        />
      </Combobox.Target>
      <SuggestList {...props} labelledBy={listLabel} />
      <div className="visually-hidden" role="status">
        {dropdownOpened && isCurrent && options && foundText(options, typed)}
      </div>
    </Combobox>
  );
}

type SuggestListProps = Pick<SuggestBoxProps, 'options' | 'isError' | 'typed'> & {
  labelledBy: string;
};

function SuggestList({ options, isError, typed, labelledBy }: SuggestListProps) {
  return (
    <Combobox.Dropdown hidden={options === undefined && !isError}>
      <Combobox.Options labelledBy={labelledBy} mah={336} className={classes.options}>
        {options?.map(({ id, name, context, kind }) => (
          <Combobox.Option key={id} value={id} className={classes.option}>
            <span className={classes.words}>
              <span className={classes.name}>{name}</span>
              {context !== '' && <span className={classes.context}>{context}</span>}
            </span>
            <span className={classes.kind}>{kind}</span>
          </Combobox.Option>
        ))}
      </Combobox.Options>
      {(isError || options?.length === 0) && (
        <Combobox.Empty className={classes.empty}>
          {isError ? 'Suggestions could not be loaded. Try again.' : emptyText(typed)}
        </Combobox.Empty>
      )}
    </Combobox.Dropdown>
  );
}

function emptyText(typed: string): string {
  return typed.trim() === '' ? 'Nothing to suggest here.' : `Nothing found for “${typed.trim()}”.`;
}

/** What the list holds, for those who do not see it. */
function foundText(options: readonly SuggestOption[], typed: string): string {
  const [first] = options;

  if (!first) return emptyText(typed);
  const count = countText(options.length, 'suggestion');

  return typed.trim() === ''
    ? count
    : `${count}. Enter takes ${[first.name, first.context].filter(Boolean).join(', ')}.`;
}

const LIST_ROOM_PX = 360;

/** Brings the field up the screen when its list would open below the window's foot. */
function makeRoom(field: HTMLElement | null): void {
  const foot = field?.getBoundingClientRect().bottom ?? 0;

  if (window.innerHeight - foot < LIST_ROOM_PX) field?.scrollIntoView({ block: 'start' });
}
