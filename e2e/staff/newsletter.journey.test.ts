import { openPage } from '@tulia/test-kit/browser';
import type { Mail } from '@tulia/test-kit/local-cloud';
import type { Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { admin, logIn } from '../support/log-in.ts';
import { mailTo, untilMail } from '../support/notices/mails.ts';
import { tablet } from '../support/page-states/page-state.ts';

const site = journeyFixture();
const READER = 'achieng@example.com';
const OTHER = 'baraka@example.com';
const MINUTE = 60_000;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

const tokenIn = ({ text }: Mail, page: 'confirm' | 'unsubscribe'): string =>
	new RegExp(`/newsletter/${page}\\?token=(\\S+)`).exec(text)?.[1] ?? '';

/** Subscribes, and confirms by the button behind the link of the mail. */
async function subscribe(email: string): Promise<void> {
	const { origin } = site.cloud;
	await call(origin, '/api/newsletter', { method: 'POST', body: { email, filledInMs: 5000 } });
	const mail = await untilMail(site.cloud, mailTo(email, /^Please confirm your subscription$/));
	const token = tokenIn(mail, 'confirm');
	expect((await call(origin, '/api/newsletter/confirm', { method: 'POST', body: { token } })).status).toBe(200);
}

/** Moves the clock past a minute sweep. */
async function minuteLater(): Promise<void> {
	const { moveClockTo, now, settled } = site.cloud;
	await settled();
	await moveClockTo(new Date(now().getTime() + MINUTE).toISOString());
	await settled();
}

/** An unfolded header of the mail as it was sent. */
const headerIn = ({ raw }: Mail, name: string): string =>
	new RegExp(`^${name}: (.*)$`, 'm').exec(raw.replaceAll(/\r?\n[ \t]+/g, ' '))?.[1]?.trim() ?? '';

test('an issue is written, tested and sent; a reader unsubscribes with one click', async () => {
	await subscribe(READER);
	await subscribe(OTHER);
	const { origin } = site.cloud;
	const context = await site.browser.newContext({ viewport: tablet, reducedMotion: 'reduce' });
	const { page, pageErrors } = await openPage(context);
	await logIn(page, origin, admin);
	await page.goto(`${origin}/admin/newsletter-issues`);
	await button(page, /^New issue/).click();

	const subject = main(page).getByRole('textbox', { name: 'Subject' });
	await subject.fill('Rest a little');
	await main(page)
		.getByLabel(/^Preview line/)
		.fill('Ten minutes are enough');
	await main(page).getByRole('textbox', { name: 'Text of the issue' }).click();
	await page.keyboard.type('Sit down before you are tired.');
	await button(page, /^Save draft/).click();
	await main(page).getByText('Not saved yet').waitFor({ state: 'detached' });

	await button(page, /^Send me a test/).click();
	await main(page).getByText('It is on its way to the address of your account.').waitFor();
	const test = await untilMail(site.cloud, mailTo(admin.email, /^Test: Rest a little$/));
	expect(test.html).toContain('Sit down before you are tired.');

	await button(page, 'Send to subscribers').focus();
	await page.keyboard.press('Enter');
	await button(page, /^Yes, send it to/).click();
	await main(page).getByText('It is being sent.').waitFor();

	// Its first page is due ten seconds after the press, and its mails a second after that.
	for (const _due of ['its page', 'its mails']) await minuteLater();
	const issue = await untilMail(site.cloud, mailTo(READER, /^Rest a little$/));
	expect(issue.text).toContain('Sit down before you are tired.');
	expect(headerIn(issue, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
	const { pathname, search } = new URL(headerIn(issue, 'List-Unsubscribe').slice(1, -1));
	const ended = await fetch(`${origin}${pathname}${search}`, {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
		body: 'List-Unsubscribe=One-Click',
	});
	expect(ended.status).toBe(200);

	await page.goto(`${origin}/admin/newsletter`);
	await main(page).getByText(OTHER).waitFor();
	expect(await main(page).getByText(READER).count()).toBe(0);
	expect((await site.cloud.mails()).filter(mailTo(READER, /^Rest a little$/))).toHaveLength(1);
	expect(pageErrors).toEqual([]);
	await context.close();
});
