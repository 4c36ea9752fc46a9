import { Badge, Button } from '@mantine/core';
import { IconCreditCard, IconPlus, IconShieldLock, IconTrash } from '@tabler/icons-react';
import { useReducer, useState } from 'react';
import { Page, PageHeading } from '#client/components/page.tsx';
import { toast, toastFailure } from '#client/lib/toast.tsx';
import { CardForm, isComplete } from './card-form.tsx';
import classes from './payment-methods.module.css';
import { SAMPLE_CARDS, savedCards, type NewCard, type SavedCard } from './saved-cards.ts';

const TYPE_NAMES = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  discover: 'Discover',
} as const;

/** /payment-methods — a demo wallet that forgets everything on reload. */
export function PaymentMethodsPage() {
  const [cards, dispatch] = useReducer(savedCards, SAMPLE_CARDS);
  const [isAdding, setAdding] = useState(false);

  const add = (card: NewCard) => {
    if (!isComplete(card)) {
      toastFailure('Missing Information', 'Please fill in all required fields');
      return;
    }

    dispatch({ type: 'add', id: crypto.randomUUID(), card });
    setAdding(false);
    toast({
      title: 'Payment Method Added',
      description: 'Your new payment method has been saved securely',
    });
  };

  return (
    <Page>
      <PageHeading
        title="Payment Methods"
        lead="Cards for the checkout demo. They disappear when you reload."
      />
      <div className={classes.layout}>
        <div>
          <ul className={classes.cards} aria-label="Saved cards">
            {cards.map((card) => (
              <li key={card.id}>
                <SavedCardItem
                  card={card}
                  onSetDefault={() => {
                    dispatch({ type: 'setDefault', id: card.id });
                    toast({
                      title: 'Default Payment Method Updated',
                      description: 'This card will be used for future bookings',
                    });
                  }}
                  onRemove={() => {
                    dispatch({ type: 'remove', id: card.id });
                    toast({
                      title: 'Payment Method Removed',
                      description: 'The payment method has been deleted',
                    });
                  }}
                />
              </li>
            ))}
          </ul>
          {isAdding ? (
            <CardForm onSubmit={add} onCancel={() => setAdding(false)} />
          ) : (
            <button type="button" className={classes.addCard} onClick={() => setAdding(true)}>
              <IconPlus size={22} aria-hidden="true" />
              Add New Payment Method
            </button>
          )}
        </div>
        <aside className={classes.security} aria-labelledby="security-title">
          <h2 id="security-title" className={classes.securityTitle}>
            <IconShieldLock size={22} aria-hidden="true" /> Security &amp; Privacy
          </h2>
          <p>This is a demo payment system. No real payment processing occurs.</p>
          <p>
            What you type stays in this tab’s memory: it is never sent, stored or logged, and a
            reload clears it.
          </p>
        </aside>
      </div>
    </Page>
  );
}

type SavedCardItemProps = { card: SavedCard; onSetDefault: () => void; onRemove: () => void };

function SavedCardItem({ card, onSetDefault, onRemove }: SavedCardItemProps) {
  const name = `${TYPE_NAMES[card.type]} ending in ${card.lastFour}`;

  return (
    <article className={classes.card} aria-label={name}>
      <IconCreditCard size={28} aria-hidden="true" className={classes.cardIcon} />
      <div className={classes.cardText}>
        <p className={classes.cardHead}>
          <Badge variant="light">{TYPE_NAMES[card.type]}</Badge>
          {card.isDefault && <Badge color="sea">Default</Badge>}
        </p>
        <p className={classes.number}>•••• •••• •••• {card.lastFour}</p>
        <p className="quiet">
          {card.cardholderName} · Expires {card.expiryMonth}/{card.expiryYear}
        </p>
      </div>
      <div className={classes.cardActions}>
        {!card.isDefault && (
          <Button
            variant="default"
            size="sm"
            aria-label={`Set Default: ${name}`}
            onClick={onSetDefault}
          >
            Set Default
          </Button>
        )}
        <Button
          variant="subtle"
          color="red"
          size="sm"
          aria-label={`Delete: ${name}`}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden="true" />
        </Button>
      </div>
    </article>
  );
}
