import { expectGoodLooks } from '../src/good-page.ts';
import { newMember } from '../src/new-member.ts';
import { expect, mailTo, signIn, test } from '../src/site.ts';

const label = 'Sugar, wheat flour, emulsifier (ه٤٧١), colour: 120. May contain nuts.';

test('a label is checked and shared, a member says that it is wrong, a moderator answers, and all can read it', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { email, password } = await newMember(page, 'label-reader');
  await signIn(page, email, password);
  await page.goto(`/check#${new URLSearchParams({ text: label })}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Not halal' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Forbidden' })).toContainText('Rule 18');
  await expectGoodLooks(page);

  await page.getByRole('button', { name: 'This is wrong: emulsifier (ه٤٧١)' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('It is of sunflowers.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The answer will come by e-mail.').first()).toBeVisible();

  const moderating = await browser.newContext({ ...(baseURL && { baseURL }) });
  const moderator = await moderating.newPage();
  await signIn(moderator, 'moderator@sufra.example');
  await moderator.goto('/admin-panel');
  await moderator.getByRole('button', { name: 'Answer: emulsifier (ه٤٧١)' }).first().click();
  await moderator.getByLabel('Outcome').selectOption('changed');
  await moderator.getByLabel('What is judged differently now').fill('E471 of sunflowers');
  await moderator.getByLabel('Its verdict now').selectOption('halal');
  await moderator.getByLabel('Reason').fill('Its source is named.');
  await expectGoodLooks(moderator);
  await moderator.getByRole('button', { name: 'Send the answer' }).click();
  await expect(moderator.getByText('The report is answered.').first()).toBeVisible();
  await moderating.close();
  expect((await mailTo(email, /has an answer/)).text).toContain('Its source is named.');

  await page.goto('/check/changes');
  await expect(page.getByRole('listitem').filter({ hasText: 'E471 of sunflowers' }).first()).toContainText(
    'Its source is named.',
  );
});
