import { expect, test } from './fixtures.ts';

test.describe('payment methods', () => {
  test('[CARD-01] [CARD-02] [CARD-03] [CARD-04] two sample cards; one is added, made the default and deleted', async ({
    page,
  }) => {
    await page.goto('/payment-methods');
    const cards = page.getByRole('list', { name: 'Saved cards' }).getByRole('article');

    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('Default');
    await expect(cards.first()).toContainText('•••• •••• •••• 4242');
    await expect(page.getByText(/\d{4} \d{4} \d{4} \d{4}/)).toBeHidden();
    // [CARD-04] Says that it is a demo.
    await expect(page.getByRole('heading', { name: 'Security & Privacy' })).toBeVisible();
    await expect(
      page.getByText('This is a demo payment system. No real payment processing occurs.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Add New Payment Method' }).click();
    await page.getByRole('button', { name: 'Add Card' }).click();
    await expect(page.getByText('Missing Information')).toBeVisible();
    await expect(page.getByText('Please fill in all required fields')).toBeVisible();
    await page.getByLabel('Card Number').pressSequentially('378282246310005999');
    await expect(page.getByLabel('Card Number')).toHaveValue('3782 8224 6310 0059');
    await page.getByLabel('Expiry Month').fill('11');
    await page.getByLabel('Expiry Year').fill('2030');
    await page.getByLabel('CVV').fill('1234');
    await page.getByLabel('Cardholder Name').fill('Ana Silva');
    await expect(page.getByLabel('Country')).toHaveValue('US');
    await page.getByRole('button', { name: 'Add Card' }).click();
    await expect(page.getByText('Payment Method Added')).toBeVisible();
    await expect(page.getByText('Your new payment method has been saved securely')).toBeVisible();
    const added = page.getByRole('article', { name: 'Amex ending in 0059' });

    await expect(added.getByText('Default', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Set Default: Amex ending in 0059' }).click();
    await expect(page.getByText('Default Payment Method Updated')).toBeVisible();
    await expect(page.getByText('This card will be used for future bookings')).toBeVisible();
    await page.getByRole('button', { name: 'Delete: Amex ending in 0059' }).click();
    await expect(page.getByText('Payment Method Removed')).toBeVisible();
    await expect(page.getByText('The payment method has been deleted')).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('Default');
    await page.reload();
    await expect(page.getByRole('list', { name: 'Saved cards' }).getByRole('article')).toHaveCount(
      2,
    );
  });
});
