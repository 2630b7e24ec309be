import { readFile } from 'node:fs/promises';
import { desktop, openPage, type PageErrors, phone, untilSaid } from '@tulia/test-kit/browser';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { journeyFixture } from '../support/journey-fixture.ts';
import { admin, logIn, newClient, type Person } from '../support/log-in.ts';
import { totp } from '../support/staff/totp.ts';

const site = journeyFixture();

interface Visit {
	readonly context: BrowserContext;
	readonly page: Page;
	readonly pageErrors: PageErrors;
}

/** Opens the account in a browser of its own, logged in. Every browser reports a refused call. */
async function atAccount(person: Person, viewport = phone): Promise<Visit> {
	const context = await site.browser.newContext({ viewport, reducedMotion: 'reduce', acceptDownloads: true });
	const { page, pageErrors } = await openPage(context, { ignore: /Failed to load resource/ });
	await logIn(page, site.cloud.origin, person, { remember: true });
	await page.goto(`${site.cloud.origin}/account`);
	await page.getByRole('heading', { level: 2, name: 'Who you are' }).waitFor();
	return { context, page, pageErrors };
}

/** Opens a section of the account. */
async function openMatter(page: Page, name: string): Promise<Locator> {
	const matter = page.getByRole('region', { name });
	await matter.getByRole('heading', { level: 2 }).click();
	return matter;
}

async function loginStatus({ email, password }: Person): Promise<number> {
	const answer = await fetch(`${site.cloud.origin}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ email, password }),
	});
	return answer.status;
}

async function end({ context, pageErrors }: Visit): Promise<void> {
	expect(pageErrors).toEqual([]);
	await context.close();
}

test('a client changes name, consents and password; another browser of theirs is logged out, this one is not', async () => {
	const person = await newClient(site.cloud.origin);
	const here = await atAccount(person);
	const there = await atAccount(person, desktop);
	const { page } = here;

	await openMatter(page, 'Who you are');
	await page.getByLabel('Full name').fill('Wairimu Njoki');
	await page.getByRole('button', { name: 'Save name' }).click();
	await page.getByText('Your name is saved.').waitFor();
	await page.reload();
	await page.waitForFunction(
		() => document.querySelector<HTMLInputElement>('input[name=name]')?.value === 'Wairimu Njoki',
	);

	await openMatter(page, 'What you agreed to');
	const consent = page.getByRole('listitem').filter({ hasText: 'Information about your health' });
	await consent.getByRole('button', { name: 'I agree' }).click();
	await consent.getByText(/^You agreed on .* to the wording of/).waitFor();
	await consent.getByRole('button', { name: 'Take it back' }).click();
	await consent.getByText(/^You took this back on/).waitFor();

	const changed = { ...person, password: 'Kwaheri!2026' };
	const password = await openMatter(page, 'Password');
	await password.getByLabel('Current password').fill('Lalasalama2!');
	await password.getByLabel('New password', { exact: true }).fill(changed.password);
	await password.getByLabel('Confirm new password').fill(changed.password);
	await password.getByRole('button', { name: 'Change password' }).click();
	await password.getByText('This is not your current password.').waitFor();
	await password.getByLabel('Current password').fill(person.password);
	await password.getByRole('button', { name: 'Change password' }).click();
	await password.getByText('Your password is changed.').waitFor();

	await page.reload();
	await page.getByRole('heading', { level: 2, name: 'Who you are' }).waitFor();
	await openMatter(there.page, 'Who you are');
	await there.page.getByRole('button', { name: 'Save name' }).click();
	await there.page.waitForURL(/\/login$/);
	await there.page.getByText('Please log in again.').waitFor();
	expect([await loginStatus(person), await loginStatus(changed)]).toEqual([401, 200]);
	await end(here);
	await end(there);
});

test('a client downloads their data, logs out everywhere, logs in again, and deletes the account', async () => {
	const person = await newClient(site.cloud.origin, 'Achieng Odhiambo');
	const visit = await atAccount(person);
	const { page } = visit;

	const download = page.waitForEvent('download');
	await openMatter(page, 'Your data');
	await page.getByRole('button', { name: 'Download my data' }).click();
	const file = await download;
	expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
	const data = JSON.parse(await readFile(await file.path(), 'utf8'));
	expect(data.account).toMatchObject({ name: person.name, email: person.email, role: 'client' });

	await openMatter(page, 'Where you are logged in');
	await page.getByRole('button', { name: 'Log out everywhere' }).click();
	await page.getByRole('button', { name: 'Yes, log out everywhere' }).click();
	await page.waitForURL(`${site.cloud.origin}/`);
	await untilSaid(page, 'You are logged out everywhere.');

	await logIn(page, site.cloud.origin, person, { remember: true });
	await page.goto(`${site.cloud.origin}/account`);
	const leaving = await openMatter(page, 'Delete your account');
	await page.getByRole('button', { name: 'Delete my account' }).click();
	await leaving.getByLabel('Your password').fill(person.password);
	await leaving.getByLabel(/^Type/).fill('Delete my account ');
	await leaving.getByRole('button', { name: 'Delete my account for good' }).click();
	await page.getByRole('heading', { level: 1, name: 'Your account is deleted' }).waitFor();
	expect(await page.evaluate(() => localStorage.getItem('tulia.session'))).toBeNull();
	expect(await loginStatus(person)).toBe(401);
	await end(visit);
});

test('a member of staff sets up a second factor, and removes it with a recovery code', async () => {
	const visit = await atAccount(admin, desktop);
	const { page } = visit;
	const section = await openMatter(page, 'Second factor');
	await section.getByRole('button', { name: 'Set up a second factor' }).click();
	await section.getByLabel('Current password').fill(admin.password);
	await section.getByRole('button', { name: 'Continue' }).click();
	const uri = (await section.getByRole('link', { name: 'Open your app' }).getAttribute('href')) ?? '';
	const secret = new URL(uri).searchParams.get('secret') ?? '';

	await section.getByLabel('Code from the app').fill(totp(secret, new Date(site.cloud.now().getTime() - 3_600_000)));
	await section.getByRole('button', { name: 'Turn it on' }).click();
	await section.getByText('This code is not right. Please try the next one.').waitFor();
	await section.getByLabel('Code from the app').fill(totp(secret, site.cloud.now()));
	await section.getByRole('button', { name: 'Turn it on' }).click();
	await section.getByText('Keep these recovery codes').waitFor();
	const codes = await section.locator('[data-codes] li').allTextContents();
	expect(codes).toHaveLength(10);
	await section.getByRole('button', { name: 'I have kept them' }).click();
	await section.getByText('On, with 10 recovery codes left.').waitFor();
	expect(await loginStatus(admin)).toBe(401);

	await section.getByRole('button', { name: 'Remove second factor' }).click();
	await section.getByLabel('Current password').fill(admin.password);
	await section.getByLabel(/Code from the app/).fill(String(codes[0]).toUpperCase());
	await section.getByRole('button', { name: 'Remove it' }).click();
	await section.getByText('Your second factor is off.').waitFor();
	expect(await loginStatus(admin)).toBe(200);
	await end(visit);
});
