import { expect, mailTo, signIn, test, whenItRuns } from '../src/site.ts';

const person = { name: 'Khadija Test', password: 'saffron and barley 7' };
const address = (what: string) => `${what}-${Date.now()}@example.com`;

test('a sign-up mails a link, the link verifies, and the new member signs in', async ({ page }) => {
  const email = address('new');
  await page.goto('/signup');
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(
    page.getByText('If this address can be used, a confirmation link is on its way.'),
  ).toBeInViewport({ ratio: 1 });

  const mail = await mailTo(email, /confirm/i);
  const link = /https?:\S+\/email-verified\?token=[\w-]+/.exec(mail.text)?.[0] ?? '';
  expect(link).not.toBe('');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await page.goto(link);
  await expect(
    page.getByRole('heading', { name: 'Email Verified!' }),
    'the link is used again',
  ).toBeVisible();

  await signIn(page, email, person.password);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Khadija');
});

test('a wrong password is said in words and nothing typed is lost', async ({ page }) => {
  test.info().annotations.push({ type: 'expected fault', description: '401' });
  await page.goto('/SignIn');
  await page.getByLabel('Email').fill('free@sufra.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is not right.');
  await expect(page.getByLabel('Email')).toHaveValue('free@sufra.example');
});

test('a page for members leads to sign-in and back', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/signin\?returnTo=%2Fdashboard$/i);
  await page.getByLabel('Email').fill('premium@sufra.example');
  await page.getByLabel('Password', { exact: true }).fill('sufra-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('You have premium access with unlimited recipe generations.')).toBeVisible();
});

test('logging out in one tab signs every tab out and leaves nothing typed there; on the server too', async ({
  page,
  context,
}) => {
  await signIn(page, 'free@sufra.example');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const other = whenItRuns(await context.newPage());
  await other.goto('/dashboard');
  await expect(other.getByText('You have used 0/3 recipe generations.')).toBeVisible();

  const ingredients = other.getByRole('textbox', { name: 'Ingredients' });
  await ingredients.fill('quince, oxtail');

  await page.getByRole('button', { name: /account|amina/i }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();

  await expect(page).toHaveURL(/\/signin/);
  await expect(other).toHaveURL(/\/signin/);
  // What was typed there goes with who typed it.
  await other.getByRole('link', { name: 'Home' }).first().click();
  await expect(ingredients).toHaveValue('');
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
  await expect(async () => {
    for (const path of ['/api/v1/auth/me', '/api/v1/recipes']) {
      const answer = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
      expect(answer.status()).toBe(401);
    }
  }).toPass({ timeout: 30_000 });
});

test('links by role: only an admin sees the admin panel', async ({ page }) => {
  await signIn(page, 'admin@sufra.example');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin panel' })).toBeVisible();
  // What the page still asks as the admin would otherwise be answered 401 in the middle.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'free@sufra.example');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin panel' })).toHaveCount(0);
});
