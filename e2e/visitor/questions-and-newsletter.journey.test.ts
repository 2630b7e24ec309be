import { openPage, phone } from '@tulia/test-kit/browser';
import type { Mail } from '@tulia/test-kit/local-cloud';
import type { Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { networkSettled } from '../support/network-settled.ts';
import { untilMail } from '../support/notices/mails.ts';
import { NETWORK_ERRORS } from '../support/page-states/page-state.ts';

const site = journeyFixture();

const main = (page: Page) => page.getByRole('main');

async function fillQuestion(page: Page, question: string, email: string): Promise<void> {
	await main(page).getByLabel('Name').fill('Otieno');
	await main(page).getByLabel(/Email/).fill(email);
	await main(page)
		.getByLabel(/question/i)
		.last()
		.fill(question);
}

test('a question survives a failure, is sent, and reaches the staff by mail', async () => {
	const context = await site.browser.newContext({ viewport: phone });
	const { page, pageErrors } = await openPage(context, { ignore: NETWORK_ERRORS });
	await page.goto(`${site.cloud.origin}/help-center`);
	await networkSettled(page);
	const question = 'Can I come with my sister <b>to</b> the first visit?';
	await fillQuestion(page, question, 'otieno@example.com');
	await page.route('**/api/faqs/submit', (route) => route.abort());
	await page.getByRole('button', { name: 'Submit Question' }).click();
	await main(page).getByRole('alert').first().waitFor();
	expect(
		await main(page)
			.getByLabel(/question/i)
			.last()
			.inputValue(),
	).toBe(question);

	await page.unroute('**/api/faqs/submit');
	await page.getByRole('button', { name: 'Submit Question' }).click();
	await page.getByRole('heading', { name: 'Question Submitted!' }).waitFor();
	await page.getByRole('button', { name: 'Ask Another Question' }).click();
	expect(
		await main(page)
			.getByLabel(/question/i)
			.last()
			.inputValue(),
	).toBe('');

	const mail = await untilMail(site.cloud, ({ text }) => text.includes(question));
	expect(mail.subject).not.toContain('sister');
	expect(mail.html).toContain('&lt;b&gt;');
	expect(mail.to).toMatch(/@tulia/);
	expect(pageErrors).toEqual([]);
	await context.close();
});

test('a visitor who sends too much sees how long to wait, and what was typed is preserved', async () => {
	const context = await site.browser.newContext({ viewport: phone });
	const { page } = await openPage(context, { ignore: NETWORK_ERRORS });
	await page.goto(`${site.cloud.origin}/help-center`);
	const sent = page.getByRole('button', { name: 'Ask Another Question' });
	const refused = main(page)
		.getByText(/wait \d+ minutes?/i)
		.first();
	const isRefused = async (round: number): Promise<boolean> => {
		await fillQuestion(page, `Is there a quiet room, asked for the ${round}. time?`, 'atieno@example.com');
		await page.getByRole('button', { name: 'Submit Question' }).click();
		await sent.or(refused).waitFor();
		return refused.isVisible();
	};
	let round = 1;
	for (; !(await isRefused(round)); round += 1) await sent.click();
	// Five in a window of ten minutes; if the window ends in between, five more.
	expect(round).toBeGreaterThan(5);
	expect(round).toBeLessThanOrEqual(11);
	expect(
		await main(page)
			.getByLabel(/question/i)
			.last()
			.inputValue(),
	).toContain(`${round}. time`);
	await context.close();
});

test('a bot that fills in the honeypot gets the same response, and nothing is stored', async () => {
	const robot = {
		name: 'Bot',
		email: 'bot@example.com',
		question: 'Buy my wonderful pills now?',
		website: 'https://x.example',
	};
	expect(await call(site.cloud.origin, '/api/faqs/submit', { method: 'POST', body: robot })).toMatchObject({
		status: 202,
		body: { status: 'received' },
	});
	const genuine = { ...robot, website: '', question: 'Is this mail sent after the robot?' };
	await call(site.cloud.origin, '/api/faqs/submit', { method: 'POST', body: genuine });
	await untilMail(site.cloud, ({ text }) => text.includes(genuine.question));
	expect((await site.cloud.mails()).filter(({ text }) => text.includes('pills'))).toEqual([]);
});

const linkIn = ({ text }: Mail, path: string): string => {
	const [link] = text.match(new RegExp(`https?://\\S+${path}\\?token=[\\w.-]+`)) ?? [];
	if (!link) throw new Error(`The mail holds no link to ${path}: ${text}`);
	return `${site.cloud.origin}${new URL(link).pathname}${new URL(link).search}`;
};

test('the newsletter is subscribed to, confirmed and left, and opening a link changes nothing', async () => {
	const email = 'njeri@example.com';
	const context = await site.browser.newContext({ viewport: phone });
	const { page, pageErrors } = await openPage(context);
	await page.goto(`${site.cloud.origin}/contact`);
	await networkSettled(page);
	const footer = page.getByRole('contentinfo');
	await footer.getByLabel('A calm newsletter, once a month').fill(email);
	await footer.getByRole('button', { name: /subscribe/i }).click();
	await footer.getByRole('heading', { name: 'Please check your email' }).waitFor();
	const confirm = await untilMail(site.cloud, ({ to }) => to.includes(email));
	expect(confirm.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);

	await page.goto(linkIn(confirm, '/newsletter/confirm'));
	// The page removes the token from the address once it has read it.
	await page.waitForURL(({ search }) => search === '');
	await networkSettled(page);
	expect((await site.cloud.mails()).filter(({ to }) => to.includes(email))).toHaveLength(1);
	await main(page).getByRole('button').first().click();
	await page.getByRole('heading', { name: 'You are subscribed' }).waitFor();
	const welcome = await untilMail(site.cloud, ({ to, id }) => to.includes(email) && id !== confirm.id);

	await page.goto(linkIn(welcome, '/newsletter/unsubscribe'));
	await main(page)
		.getByRole('button', { name: /unsubscribe/i })
		.click();
	await main(page)
		.getByText(/unsubscribed|no longer/i)
		.first()
		.waitFor();
	expect(pageErrors).toEqual([]);
	await context.close();

	const oneClick = welcome.raw.replaceAll(/\r?\n[ \t]+/g, ' ').match(/^List-Unsubscribe: <([^>]+)>/m)?.[1] ?? '';
	const { pathname, search } = new URL(oneClick);
	const answer = await fetch(site.cloud.origin + pathname + search, {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
		body: 'List-Unsubscribe=One-Click',
	});
	expect(answer.status).toBe(200);
});
