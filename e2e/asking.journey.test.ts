import { openBrowser, openPage, phone } from '@tulia/test-kit/browser';
import { type LocalCloud, type Mail, startLocalCloud } from '@tulia/test-kit/local-cloud';
import type { Browser, Page } from 'playwright-core';
import { call } from './support/api.ts';
import { NETWORK } from './support/scene.ts';

let cloud: LocalCloud;
let browser: Browser;
beforeAll(async () => {
	[cloud, browser] = await Promise.all([startLocalCloud(), openBrowser()]);
}, 120_000);
afterAll(async () => {
	await browser.close();
	await cloud.stop();
});

async function untilMail(matches: (mail: Mail) => boolean): Promise<Mail> {
	for (let attempt = 0; attempt < 150; attempt += 1) {
		const mail = (await cloud.mails()).find(matches);
		if (mail) return mail;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error('The mail did not come within 15 s.');
}

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
	const context = await browser.newContext({ viewport: phone });
	const { page, witness } = await openPage(context, { ignore: NETWORK });
	await page.goto(`${cloud.origin}/help-center`);
	await page.waitForLoadState('networkidle');
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

	const mail = await untilMail(({ text }) => text.includes(question));
	expect(mail.subject).not.toContain('sister');
	expect(mail.html).toContain('&lt;b&gt;');
	expect(mail.to).toMatch(/@tulia/);
	expect(witness.complaints).toEqual([]);
	await context.close();
}, 90_000);

test('somebody who sends too much is told how long to wait, and keeps what was typed', async () => {
	const context = await browser.newContext({ viewport: phone });
	const { page } = await openPage(context, { ignore: NETWORK });
	await page.goto(`${cloud.origin}/help-center`);
	const ask = async (round: number): Promise<void> => {
		await fillQuestion(page, `Is there a quiet room, asked for the ${round}. time?`, 'atieno@example.com');
		await page.getByRole('button', { name: 'Submit Question' }).click();
	};
	for (let round = 1; round <= 5; round += 1) {
		await ask(round);
		await page.getByRole('button', { name: 'Ask Another Question' }).click();
	}
	await ask(6);
	await main(page)
		.getByText(/wait \d+ minutes?/i)
		.first()
		.waitFor();
	expect(
		await main(page)
			.getByLabel(/question/i)
			.last()
			.inputValue(),
	).toContain('6. time');
	await context.close();
}, 120_000);

test('a robot that fills in everything gets the same answer, and nothing is kept', async () => {
	const robot = {
		name: 'Bot',
		email: 'bot@example.com',
		question: 'Buy my wonderful pills now?',
		website: 'https://x.example',
	};
	expect(await call(cloud.origin, '/api/faqs/submit', { method: 'POST', body: robot })).toMatchObject({
		status: 202,
		body: { status: 'received' },
	});
	const genuine = { ...robot, website: '', question: 'Is this mail sent after the robot?' };
	await call(cloud.origin, '/api/faqs/submit', { method: 'POST', body: genuine });
	await untilMail(({ text }) => text.includes(genuine.question));
	expect((await cloud.mails()).filter(({ text }) => text.includes('pills'))).toEqual([]);
}, 60_000);

const linkIn = ({ text }: Mail, path: string): string => {
	const [link] = text.match(new RegExp(`https?://\\S+${path}\\?token=[\\w.-]+`)) ?? [];
	if (!link) throw new Error(`The mail holds no link to ${path}: ${text}`);
	return `${cloud.origin}${new URL(link).pathname}${new URL(link).search}`;
};

test('the newsletter is asked for, confirmed and left, and no link does anything by being opened', async () => {
	const email = 'njeri@example.com';
	const context = await browser.newContext({ viewport: phone });
	const { page, witness } = await openPage(context);
	await page.goto(`${cloud.origin}/contact`);
	await page.waitForLoadState('networkidle');
	const footer = page.getByRole('contentinfo');
	await footer.getByLabel('A calm letter, once a month').fill(email);
	await footer.getByRole('button', { name: /subscribe/i }).click();
	const confirm = await untilMail(({ to }) => to.includes(email));
	expect(confirm.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);

	await page.goto(linkIn(confirm, '/newsletter/confirm'));
	await page.waitForLoadState('networkidle');
	expect(new URL(page.url()).search).toBe('');
	expect((await cloud.mails()).filter(({ to }) => to.includes(email))).toHaveLength(1);
	await main(page).getByRole('button').first().click();
	const welcome = await untilMail(({ to, id }) => to.includes(email) && id !== confirm.id);

	await page.goto(linkIn(welcome, '/newsletter/unsubscribe'));
	await main(page)
		.getByRole('button', { name: /unsubscribe/i })
		.click();
	await main(page)
		.getByText(/unsubscribed|no longer/i)
		.first()
		.waitFor();
	expect(witness.complaints).toEqual([]);
	await context.close();

	const oneClick = welcome.raw.replaceAll(/\r?\n[ \t]+/g, ' ').match(/^List-Unsubscribe: <([^>]+)>/m)?.[1] ?? '';
	const { pathname, search } = new URL(oneClick);
	const answer = await fetch(cloud.origin + pathname + search, {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
		body: 'List-Unsubscribe=One-Click',
	});
	expect(answer.status).toBe(200);
}, 120_000);
